import { appendFile, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type InboxRecord, openRequestLog } from '../../../src/node/serve/openRequestLog.ts'

const record = (name: string, receivedAt = '2026-03-14T15:04:05.000Z'): InboxRecord => ({
  receivedAt,
  form: 'quote',
  request: { name, timestamp: '2026-03-14T15:04:00.000Z' },
})

describe('src/node/serve/openRequestLog', () => {
  let folder: string
  let file: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ashlar-log-'))
    file = join(folder, 'inbox/requests.ndjson')
  })
  afterEach(() => rm(folder, { recursive: true }))

  const names = async () =>
    (await readFile(file, 'utf8'))
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line).request.name)

  test('recognises a request that an earlier run of the server has kept', async () => {
    await openRequestLog(file).add(record('Ada'))
    await openRequestLog(file).add(record('Ada', '2026-03-14T15:05:00.000Z'))
    expect(await names()).toEqual(['Ada'])
  })

  test('keeps its folder out of git, and leaves a rule that is there already', async () => {
    await openRequestLog(file).add(record('Ada'))
    const rule = join(folder, 'inbox/.gitignore')
    expect(await readFile(rule, 'utf8')).toBe('*\n')
    await writeFile(rule, 'files/\n')
    await openRequestLog(file).add(record('Bob'))
    expect(await readFile(rule, 'utf8')).toBe('files/\n')
  })

  test('recognises a request that another program has added meanwhile', async () => {
    const log = openRequestLog(file)
    await log.add(record('Ada'))
    await appendFile(file, `${JSON.stringify(record('Bob'))}\n`)
    await log.add(record('Bob'))
    expect(await names()).toEqual(['Ada', 'Bob'])
  })

  test.each([
    ['shortened', (length: number) => truncate(file, length)],
    ['replaced', () => rm(file).then(() => writeFile(file, ''))],
  ])('keeps a request anew after the file was %s', async (_, change) => {
    const log = openRequestLog(file)
    await log.add(record('Ada'))
    const { length } = await readFile(file)
    await log.add(record('Bob'))
    await change(length)
    await log.add(record('Bob'))
    expect((await names()).filter((name) => name === 'Bob')).toHaveLength(1)
  })

  test('reads a file of any length in parts, each line in one of them', async () => {
    const log = openRequestLog(file)
    await log.add(record('first'))
    const lines = Array.from({ length: 3000 }, (_, index) => JSON.stringify(record(`${index} é${'x'.repeat(900)}`)))
    await appendFile(file, `${lines.join('\n')}\n`)
    const parts: string[] = []
    let before: number | undefined
    do {
      const { text, start } = await log.read(before)
      parts.unshift(text)
      before = start
    } while (before > 0)
    expect(parts.length).toBeGreaterThan(2)
    expect(parts.join('')).toBe(await readFile(file, 'utf8'))
  })

  test('passes over a damaged line that is longer than a part', async () => {
    const log = openRequestLog(file)
    await log.add(record('Ada'))
    await appendFile(file, '\0'.repeat(5_000_000))
    await log.add(record('Bob'))
    await log.add(record('Bob'))
    const { text, start } = await log.read()
    expect([start > 4_000_000, text.match(/Bob/g)?.length]).toEqual([true, 1])
  })
})
