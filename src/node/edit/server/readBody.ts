import { isUtf8 } from 'node:buffer'
import type { IncomingMessage } from 'node:http'
import { type Fields, isFields } from '../../../content/schema/schema.ts'
import type { Refused } from './guardRequest.ts'

/** The deepest nesting of a request; page files have at most ten levels. */
const mostDepth = 64

/** Reads the JSON body of a request whose length `guardRequest` has checked, or returns why it is refused. */
export async function readBody(request: IncomingMessage): Promise<{ body: Fields } | Refused> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  const bytes = Buffer.concat(chunks)
  if (!isUtf8(bytes)) return { status: 400, why: 'The request is not UTF-8.' }
  const text = bytes.toString()
  if (isDeep(text)) return { status: 400, why: 'The request is nested too deeply.' }
  const body = parse(text)
  return isFields(body) ? { body } : { status: 400, why: 'The request must be one JSON block.' }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isDeep(text: string): boolean {
  let depth = 0
  const signs = /["[\]{}]/g
  for (let found = signs.exec(text); found; found = signs.exec(text)) {
    const [sign] = found
    if (sign === '"') signs.lastIndex = endOfWords(text, signs.lastIndex)
    else if (sign === '[' || sign === '{') depth++
    else depth--
    if (depth > mostDepth) return true
  }
  return false
}

/**
 * Returns the end offset of the string that starts at `start`. It searches for the quote, because a picture can be one
 * string of 27 million characters.
 */
function endOfWords(text: string, start: number): number {
  for (let end = text.indexOf('"', start); end >= 0; end = text.indexOf('"', end + 1)) {
    let slashes = 0
    while (text[end - 1 - slashes] === '\\') slashes++
    if (slashes % 2 === 0) return end + 1
  }
  return text.length
}
