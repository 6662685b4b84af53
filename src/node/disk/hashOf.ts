import { hash } from 'node:crypto'

/** Hashes text or bytes to 22 base64url characters, the first 132 bits of SHA-256. */
export function hashOf(content: string | Uint8Array): string {
  return hash('sha256', content, 'base64url').slice(0, 22)
}
