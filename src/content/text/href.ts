/** Schemes a link may have; any other one may run a script or open something unexpected. */
export const schemes: readonly string[] = ['https', 'http', 'mailto', 'tel']

/** The scheme of an address in small letters, `https`; undefined for a page of the site. */
export function schemeOf(href: string): string | undefined {
  // Browsers drop spaces and control characters before they look for the scheme: "java\nscript:" runs.
  return /^([a-z][a-z0-9+.-]*):/i.exec(href.replace(/[\s\p{Cc}]/gu, ''))?.[1]?.toLowerCase()
}

/** Whether an address can do no harm as a link. */
export function isHarmless(href: string): boolean {
  const scheme = schemeOf(href)
  return scheme === undefined || schemes.includes(scheme)
}

/** This machine and private networks (RFC 1918, RFC 6761, RFC 6762), as `URL` writes a host. */
export const isPrivate = (host: string): boolean => privateHosts.some((pattern) => pattern.test(host))

const privateHosts = [
  /^(?:localhost|0\.0\.0\.0|\[::1\])$|\.(?:local|localhost)$/,
  /^(?:10|127)(?:\.\d+){3}$/,
  /^192\.168(?:\.\d+){2}$/,
  /^172\.(?:1[6-9]|2\d|3[01])(?:\.\d+){2}$/,
]
