/**
 * The record of published addresses beside site.config.json; it is committed. A site without one has not been published
 * yet.
 */
export const recordFile = '.published.json'
