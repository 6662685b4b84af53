/** Beside site.config.json; it is committed. A site without one was not published yet. */
export const recordFile = '.published.json'
