import type { IncomingMessage } from 'node:http'
import { type Fields, isFields } from '../../content/schema/schema.ts'

/** A refused request: the HTTP status, and a sentence with the reason. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
  }
}

/** A submitted form: its answers, and the uploads with the names of their fields. */
export interface SentForm {
  answers: Fields
  files: { field: string; file: File }[]
}

const kilobyte = 1024
const mostBytes = 64 * kilobyte
const mostBytesWithFiles = 64 * 1024 * kilobyte

/**
 * Parses the body of a request in any form encoding. Throws a Refusal for other types, oversized bodies and syntax
 * errors.
 */
export async function readRequest(request: IncomingMessage): Promise<SentForm> {
  const type = request.headers['content-type'] ?? ''
  const kind = type.split(';')[0]?.trim().toLowerCase()
  if (kind === 'multipart/form-data') return readParts(await readBody(request, mostBytesWithFiles), type)
  if (kind === 'application/x-www-form-urlencoded')
    return gather(new URLSearchParams((await readBody(request, mostBytes)).toString('utf8')))
  if (kind === 'application/json' || kind === 'text/plain')
    return { answers: parseJson((await readBody(request, mostBytes)).toString('utf8')), files: [] }
  throw new Refusal(
    415,
    'The content type must be application/json, text/plain, application/x-www-form-urlencoded or multipart/form-data.',
  )
}

async function readBody(request: IncomingMessage, most: number): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    chunks.push(chunk)
    bytes += chunk.length
    if (bytes > most) {
      const limit = most === mostBytes ? '64 kB' : '64 MB'
      throw new Refusal(413, `A request must not be larger than ${limit}.`)
    }
  }
  return Buffer.concat(chunks)
}

async function readParts(body: Buffer<ArrayBuffer>, type: string): Promise<SentForm> {
  const parts = await new Response(body, { headers: { 'content-type': type } }).formData().catch(() => undefined)
  if (!parts) throw new Refusal(400, 'The body must be a form with its parts.')
  return gather(parts)
}

/** Collects repeated names into lists. */
function gather(entries: Iterable<[string, string | File]>): SentForm {
  const answers = new Map<string, string | string[]>()
  const files: SentForm['files'] = []
  for (const [field, value] of entries) {
    if (typeof value !== 'string') {
      // Browsers send an empty file if none was chosen.
      if (value.name !== '' || value.size > 0) files.push({ field, file: value })
      continue
    }
    const known = answers.get(field)
    answers.set(field, known === undefined ? value : [known, value].flat())
  }
  return { answers: Object.fromEntries(answers), files }
}

function parseJson(body: string): Fields {
  let value: unknown
  try {
    value = JSON.parse(body)
  } catch {
    throw new Refusal(400, 'The body must be JSON.')
  }
  if (!isFields(value)) throw new Refusal(400, 'The body must be one JSON object.')
  if (isDeep(value)) throw new Refusal(400, 'The body holds blocks in blocks, deeper than a form sends them.')
  return value
}

/**
 * Returns true if a value is nested deeper than any form sends it, because serializing it takes a stack of that depth.
 */
const isDeep = (value: unknown, left = 8): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (left === 0 || Object.values(value).some((each) => isDeep(each, left - 1)))
