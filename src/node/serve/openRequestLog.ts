import { createReadStream } from 'node:fs'
import { appendFile, mkdir, open, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Fields } from '../../content/schema/schema.ts'
import { hashOf } from '../disk/hashOf.ts'

/** A request as the file keeps it; `receivedAt` is ISO 8601. */
export interface InboxRecord {
  receivedAt: string
  /** Its name. */
  form: string
  request: Fields
}

/** A part of the file, whole lines. */
export interface LogWindow {
  text: string
  /** Where it begins in the file, in bytes; 0 where nothing is before it. */
  start: number
}

export interface RequestLog {
  /**
   * Adds a record as one line and returns when the disk has it, or when the file has the same request already: a browser
   * repeats a request after a broken connection, and a visitor whose first answer was lost sends it with the same id
   * (src/ui/form/keptAnswers.ts). Throws where the file cannot be written.
   */
  add(record: InboxRecord): Promise<void>
  /** The last lines that end at `before`, an offset in bytes, or at the end of the file. Empty without a file. */
  read(before?: number): Promise<LogWindow>
}

/** What a page shows at once: some 2,000 requests. */
const windowBytes = 1_000_000
/** How many of the newest requests are recognised when they come again. */
const mostKnown = 100_000

/** The file of the local inbox. Neither its length nor what others do with it meanwhile matters. */
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
    // An earlier failure may have left half a line.
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

/** The whole lines of a file that end at an offset, as many as a page shows. */
async function readWindow(file: string, before: number): Promise<LogWindow> {
  const found = await stat(file).catch(ignoreMissing)
  const end = Math.min(before, found?.size ?? 0)
  const from = Math.max(0, end - windowBytes)
  const bytes = await readBytes(file, from, end - from)
  // A line of which only the end is here belongs to the part before; one that fills this part is shown with it.
  const cut = from === 0 ? 0 : bytes.indexOf(newline) + 1
  return { text: bytes.subarray(cut).toString('utf8'), start: from + cut }
}

/** What is known of the file once all of it is read. */
interface KnownRequests {
  /** Whether its last line is whole. */
  endsLine: boolean
  /** Whether it has the request of a line already. */
  has(line: string): boolean
}

/** Keeps what the newest requests of a file are recognised by; nothing of the file is read twice. */
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
      // No request is that long: what is damaged need not fit into the memory.
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

/** What visitors send is never part of a site's history; a `.gitignore` that is there already stays. */
async function hideFromGit(folder: string): Promise<void> {
  await writeFile(join(folder, '.gitignore'), '*\n', { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
}

/**
 * What a repeated request has in common with the first: its form and its id; without an id all but the time of its arrival.
 * None where it has no time of its own. Within a text of a visitor the quotation marks of a name are `\"`.
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
