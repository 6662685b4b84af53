/**
 * What becomes of a redirect that answers a request of a form, as the `redirect` of a fetch
 * (https://fetch.spec.whatwg.org/#concept-request-redirect-mode).
 */
export const redirectModes = { refuse: 'manual', follow: 'follow' } as const

export type Redirects = keyof typeof redirectModes
