/** Addresses with percent-encoding (RFC 3986, 2.1) and without: `/caf%C3%A9/` and `/café/` are the same address. */

/** Decodes an address. Returns it unchanged if its codes are not valid, as in `/100%/`. */
export function decodeAddress(address: string): string {
  if (!address.includes('%')) return address
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}

const codeOf = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`

/**
 * Encodes a decoded address the way browsers request it (URL Standard, path percent-encode set). Also encodes a star
 * and a colon before a letter, because they have a meaning in `_redirects`.
 */
export function encodeAddress(address: string): string {
  return encodeURI(address)
    .replace(/%(?:5B|5D|7C)/g, decodeURIComponent)
    .replace(/[*?#]|:(?=[A-Za-z])/g, codeOf)
}

/**
 * Returns a code that is not part of a UTF-8 character, such as the `%E9` of an older site, or undefined if there is
 * none.
 */
export function strayCode(address: string): string | undefined {
  return decodeAddress(address) === address ? /%[\da-f]{2}/i.exec(address)?.[0] : undefined
}

/**
 * Whether an address has either all codes that browsers write, or none. Reserved characters (RFC 3986, 2.2) may or may
 * not be encoded.
 */
export function isEvenlyCoded(address: string): boolean {
  const decoded = decodeAddress(address)
  if (decoded === address) return strayCode(address) === undefined
  const coded = (text: string) => text.replace(/[!'()*,:;=+$&@|[\]?#]/g, codeOf).toLowerCase()
  return !/\p{Cs}/u.test(decoded) && coded(encodeURI(decoded)) === coded(address)
}
