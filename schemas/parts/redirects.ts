/**
 * How a form treats a redirect in response to a request: the `redirect` mode of its fetch
 * (https://fetch.spec.whatwg.org/#concept-request-redirect-mode).
 */
export const redirectModes = { refuse: 'manual', follow: 'follow' } as const

export type Redirects = keyof typeof redirectModes
