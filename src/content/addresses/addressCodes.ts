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

const codeOf = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`

/**
 * An address as people read it, as browsers ask for it (URL Standard, path percent-encode set); a star and a colon before a letter get
 * codes, as they have a meaning in `_redirects`.
 */
export function encodeAddress(address: string): string {
  return encodeURI(address)
    .replace(/%(?:5B|5D|7C)/g, decodeURIComponent)
    .replace(/[*?#]|:(?=[A-Za-z])/g, codeOf)
}

/** A code that is part of no letter in UTF-8, such as the `%E9` of an older site, or undefined. */
export function strayCode(address: string): string | undefined {
  return decodeAddress(address) === address ? /%[\da-f]{2}/i.exec(address)?.[0] : undefined
}

/** Whether an address has all codes that browsers write, or none; characters that may have one (RFC 3986, 2.2) have it or not. */
export function isEvenlyCoded(address: string): boolean {
  const decoded = decodeAddress(address)
  if (decoded === address) return strayCode(address) === undefined
  const coded = (text: string) => text.replace(/[!'()*,:;=+$&@|[\]?#]/g, codeOf).toLowerCase()
  return !/\p{Cs}/u.test(decoded) && coded(encodeURI(decoded)) === coded(address)
}
