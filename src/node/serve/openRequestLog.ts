import { createReadStream } from 'node:fs'
import { appendFile, mkdir, open, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Fields } from '../../content/schema/schema.ts'
import { hashOf } from '../disk/hashOf.ts'

/** A stored request; `receivedAt` is an ISO 8601 time. */
export interface InboxRecord {
  receivedAt: string
  /** The name of the form. */
  form: string
  request: Fields
}

/** Consecutive whole lines of the file. */
export interface LogWindow {
  text: string
  /** Its offset in the file, in bytes; 0 at the beginning of the file. */
  start: number
}

interface RequestLog {
  /**
   * Appends a record as one line and resolves when it is on disk. Skips a request that the file already has: browsers
   * repeat requests after a broken connection, and a visitor whose first answer was lost sends the same id again
   * (src/ui/form/state/keptAnswers.ts). Throws if the file cannot be written.
   */
  add(record: InboxRecord): Promise<void>
  /** The last lines that end at `before`, an offset in bytes, or at the end of the file. Empty if there is no file. */
  read(before?: number): Promise<LogWindow>
}

/** The size of one page: some 2,000 requests. */
const windowBytes = 1_000_000
/** The number of newest requests that are checked for duplicates. */
const mostKnown = 100_000

/** Opens the file of the local inbox. The file can have any length, and other programs can change it meanwhile. */
export function openRequestLog(file: string): RequestLog {
  const known = createKnownRequests(file)
  let queue: Promise<unknown> = Promise.resolve()
  let hidden: Promise<void> | undefined

  async function store(record: InboxRecord): Promise<void> {
    const line = JSON.stringify(record)
    const { endsLine, has } = await known.catchUp()
    if (has(line)) return
    await mkdir(dirname(file), { recursive: true })
    hidden ??= hideFromGit(dirname(file))
    await hidden
    // An earlier failure may have left an incomplete line.
    await appendFile(file, `${endsLine ? '' : '\n'}${line}\n`, { flush: true })
  }

  return {
    add(record) {
      const written = queue.then(() => store(record))
      queue = written.catch(() => {})
      return written
    },
    read: (before = Number.POSITIVE_INFINITY) => readWindow(file, before),
  }
}

/** The whole lines that end at an offset, as many as fit on one page. */
async function readWindow(file: string, before: number): Promise<LogWindow> {
  const found = await stat(file).catch(ignoreMissing)
  const end = Math.min(before, found?.size ?? 0)
  const from = Math.max(0, end - windowBytes)
  const bytes = await readBytes(file, from, end - from)
  // An incomplete first line belongs to the part before. A line longer than one page is shown in part.
  const cut = from === 0 ? 0 : bytes.indexOf(newline) + 1
  return { text: bytes.subarray(cut).toString('utf8'), start: from + cut }
}

/** The state of the file after reading all of it. */
interface KnownRequests {
  /** True if the file ends with a line break or is empty. */
  endsLine: boolean
  /** True if the file already contains the request of a line. */
  has(line: string): boolean
}

/** Remembers the keys of the newest requests in a file. It reads each byte of the file only once. */
function createKnownRequests(file: string): { catchUp(): Promise<KnownRequests> } {
  const empty = { inode: 0, size: 0, endsLine: true, keys: new Set<string>() }
  let held = empty

  function note(line: string): void {
    const key = keyOf(line)
    if (key === undefined) return
    held.keys.add(key)
    const [oldest = ''] = held.keys
    if (held.keys.size > mostKnown) held.keys.delete(oldest)
  }

  async function readFrom(start: number, end: number): Promise<void> {
    let rest = ''
    for await (const chunk of createReadStream(file, { start, end, encoding: 'utf8' })) {
      const lines = `${rest}${chunk}`.split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) note(line)
      // No request is that long. A damaged line might not fit into memory.
      if (rest.length > windowBytes) rest = ''
    }
  }

  return {
    async catchUp() {
      const found = await stat(file).catch(ignoreMissing)
      if (!found || found.ino !== held.inode || found.size < held.size)
        held = { ...empty, inode: found?.ino ?? 0, keys: new Set() }
      if (found && found.size !== held.size) {
        await readFrom(held.size, found.size - 1)
        held.endsLine = (await readBytes(file, found.size - 1, 1))[0] === newline
        held.size = found.size
      }
      const { endsLine, keys } = held
      return { endsLine, has: (line) => keys.has(keyOf(line) ?? '') }
    },
  }
}

const newline = 10

/** Keeps the requests out of the site's git history. An existing `.gitignore` stays. */
async function hideFromGit(folder: string): Promise<void> {
  await writeFile(join(folder, '.gitignore'), '*\n', { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
}

/**
 * The key of a request, equal for repetitions: its form and id or, without an id, everything but the time of arrival.
 * Undefined for a request without a timestamp of its own. The text of a visitor cannot imitate a key, because its
 * quotation marks are escaped as `\"`.
 */
function keyOf(line: string): string | undefined {
  const start = line.indexOf(',"form":')
  if (start < 0) return undefined
  const [id] = /(?<!\\)"request_id":"[\da-f]{32}"/.exec(line.slice(start)) ?? []
  if (id !== undefined) return hashOf(`${line.slice(start, line.indexOf('"request":', start))}${id}`)
  return line.includes('"timestamp":', start) ? hashOf(line.slice(start)) : undefined
}

async function readBytes(file: string, start: number, length: number): Promise<Buffer> {
  if (length <= 0) return Buffer.alloc(0)
  const handle = await open(file, 'r')
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, start)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
