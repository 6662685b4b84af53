/** Addresses with their codes (RFC 3986, 2.1) and without: `/caf%C3%A9/` and `/café/` are one address. */

/** An address as people read it; one whose codes are no text, such as `/100%/`, is itself. */
export function decodeAddress(address: string): string {
  if (!address.includes('%')) return address
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}

/** An address as people read it, as browsers ask for it; a star and a colon get codes, as they have a meaning in `_redirects`. */
export function encodeAddress(address: string): string {
  return encodeURI(address).replace(/[*:?#[\]]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}

/** Whether an address has all codes that browsers write, or none. */
export function isEvenlyCoded(address: string): boolean {
  const decoded = decodeAddress(address)
  return decoded === address || encodeAddress(decoded).toLowerCase() === address.toLowerCase()
}
