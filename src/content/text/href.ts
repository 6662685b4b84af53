/** The schemes that links may have; any other may run a script or open something unexpected. */
export const schemes: readonly string[] = ['https', 'http', 'mailto', 'tel']

/** Returns the scheme of an address in lower case, `https`, or undefined for a page of the site. */
export function schemeOf(href: string): string | undefined {
  // Browsers ignore spaces and control characters in the scheme: "java\nscript:" runs.
  return /^([a-z][a-z0-9+.-]*):/i.exec(href.replace(/[\s\p{Cc}]/gu, ''))?.[1]?.toLowerCase()
}

/** Returns an address without its query and anchor: `/quote/?for=office#form` -> `/quote/`. */
export const withoutQuery = (href: string): string => href.replace(/[?#].*$/s, '')

/** Whether an address is safe as a link. */
export function isHarmless(href: string): boolean {
  const scheme = schemeOf(href)
  return scheme === undefined || schemes.includes(scheme)
}

/**
 * Whether a host is the local machine or in a private network (RFC 1918, RFC 6761, RFC 6762).
 *
 * @param host in the form that `URL` writes
 */
export const isPrivate = (host: string): boolean => privateHosts.some((pattern) => pattern.test(host))

const privateHosts = [
  /^(?:localhost|0\.0\.0\.0|\[::1\])$|\.(?:local|localhost)$/,
  /^(?:10|127)(?:\.\d+){3}$/,
  /^192\.168(?:\.\d+){2}$/,
  /^172\.(?:1[6-9]|2\d|3[01])(?:\.\d+){2}$/,
]
