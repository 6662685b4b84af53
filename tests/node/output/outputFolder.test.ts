import { cp, lstat, mkdir, mkdtemp, readdir, rename, rm, stat, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openOutput } from '../../../src/node/output/outputFolder.ts'
import type { OutputRecord } from '../../../src/node/output/outputRecord.ts'
import { makeFolder, readFiles, removeFolder } from '../site/builtSite.ts'

describe('src/node/output/outputFolder', () => {
  let folder = ''
  const dist = () => path.join(folder, 'dist')
  const write = async (file: string, text: string): Promise<OutputRecord> => {
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, text)
    const { size, mtimeMs } = await stat(file)
    return { hash: text, size, mtimeMs }
  }
  const asset = (name: string, text: string) => ({ path: name, hash: text, read: () => text })
  const texts = async () => Object.fromEntries([...(await readFiles(dist()))].map(([name, text]) => [name, `${text}`]))

  /** A site with the pages `0/index.html` to `39/index.html`, and their contents. */
  const oldPages = Array.from({ length: 40 }, (_, number) => [`${number}/index.html`, `old ${number}`] as const)
  let there: Map<string, OutputRecord>

  /** Commits `changed`, which replaces or extends the present pages. */
  const commit = async (changed: Record<string, string>, assets: ReturnType<typeof asset>[] = []) => {
    const output = openOutput(dist())
    const kept = oldPages.filter(([name]) => !Object.hasOwn(changed, name))
    const pages = kept.map(([name]) => ({ path: name, record: there.get(name) as OutputRecord, isStaged: false }))
    const staged = Object.entries(changed).map(async ([name, text]) => ({
      path: name,
      // A page without text stands for a rendered page that was lost: moving it into place fails.
      record: text === '' ? { hash: '', size: 0, mtimeMs: 0 } : await write(path.join(output.staging, name), text),
      isStaged: true,
    }))
    try {
      return output.commit(assets, [...pages, ...(await Promise.all(staged))], there)
    } finally {
      output.cleanUp()
    }
  }

  beforeEach(async () => {
    folder = await makeFolder()
    const written = oldPages.map(async ([name, text]) => [name, await write(path.join(dist(), name), text)] as const)
    there = new Map(await Promise.all(written))
  })
  afterEach(() => removeFolder(folder))

  test('puts a page that has changed into its place and leaves the others alone', async () => {
    await write(path.join(dist(), 'foreign/file.txt'), 'foreign')
    const { written, deleted } = await commit({ '3/index.html': 'new 3' })
    expect([written, deleted]).toEqual([1, 1])
    expect(await texts()).toEqual({ ...Object.fromEntries(oldPages), '3/index.html': 'new 3' })
  })

  test('puts assets first, then new pages, then changed ones', async () => {
    const changes = { '3/index.html': 'new 3', 'new/index.html': '' }
    await expect(commit(changes, [asset('assets/app.js', 'app')])).rejects.toThrow('ENOENT')
    expect(await texts()).toEqual({ ...Object.fromEntries(oldPages), 'assets/app.js': 'app' })
  })

  test('lets a page win over a shared file that has its place', async () => {
    const shared = [asset('3/index.html', 'shared 3'), asset('4/index.html', 'shared 4')]
    const { written } = await commit({ '3/index.html': 'new 3' }, shared)
    expect(written).toBe(1)
    expect(await texts()).toEqual({ ...Object.fromEntries(oldPages), '3/index.html': 'new 3' })
  })

  test('puts a file where a folder was', async () => {
    await write(path.join(dist(), 'old/deep/file.txt'), 'foreign')
    await commit({ '3/index.html': 'new 3' }, [asset('old', 'a file now')])
    expect(await texts()).toEqual({ ...Object.fromEntries(oldPages), '3/index.html': 'new 3', old: 'a file now' })
  })

  test('puts folders where a file was', async () => {
    await write(path.join(dist(), 'old'), 'foreign')
    await commit({ 'old/deep/index.html': 'new' })
    expect(await texts()).toEqual({ ...Object.fromEntries(oldPages), 'old/deep/index.html': 'new' })
  })

  test('changes all that is in the folder where much has changed, with the files that stay as they were', async () => {
    await write(path.join(dist(), 'foreign/file.txt'), 'foreign')
    const before = await stat(path.join(dist(), '0'))
    const root = await stat(dist())
    const changes = Object.fromEntries(oldPages.slice(5).map(([name], number) => [name, `new ${number}`]))
    const { written, deleted, outputs } = await commit(changes, [asset('assets/app.js', 'app')])
    expect([written, deleted]).toEqual([36, 1])
    expect((await stat(path.join(dist(), '0'))).ino).not.toBe(before.ino)
    expect((await stat(dist())).ino).toBe(root.ino)
    expect(await texts()).toEqual({ ...Object.fromEntries(oldPages), ...changes, 'assets/app.js': 'app' })
    const { mtimeMs } = await stat(path.join(dist(), '0/index.html'))
    expect([mtimeMs, outputs.get('0/index.html')?.mtimeMs]).toEqual([there.get('0/index.html')?.mtimeMs, mtimeMs])
    expect(await readdir(folder)).toEqual(['dist'])
  })

  test('replaces file after file where a file that stays cannot be linked', async () => {
    await rm(path.join(dist(), '0/index.html'))
    const before = await stat(path.join(dist(), '9'))
    const changes = Object.fromEntries(oldPages.slice(5).map(([name], number) => [name, `new ${number}`]))
    await commit(changes)
    expect((await stat(path.join(dist(), '9'))).ino).toBe(before.ino)
    expect(await texts()).toEqual({ ...Object.fromEntries(oldPages.slice(1)), ...changes })
  })

  test('puts all back and replaces file after file where an entry cannot be moved', async () => {
    const changes = Object.fromEntries(oldPages.slice(5).map(([name], number) => [name, `new ${number}`]))
    // A page that was lost on the way cannot be moved into its folder.
    await expect(commit({ ...changes, 'lost/index.html': '' })).rejects.toThrow('ENOENT')
    expect(await texts()).toEqual(Object.fromEntries(oldPages))
    expect(await readdir(folder)).toEqual(['dist'])
  })

  test('writes into a folder that is a link or a disk of its own', async () => {
    const disk = await mkdtemp('/dev/shm/ashlar-').catch(() => makeFolder())
    await cp(dist(), disk, { recursive: true })
    await rm(dist(), { recursive: true })
    await symlink(disk, dist())
    const changes = Object.fromEntries(oldPages.map(([name], number) => [name, `new ${number}`]))
    await commit(changes, [asset('assets/app.js', 'app')])
    expect((await lstat(dist())).isSymbolicLink()).toBe(true)
    expect(await texts()).toEqual({ ...changes, 'assets/app.js': 'app' })
    expect([...(await readFiles(disk)).keys()]).toHaveLength(41)
    expect(await readdir(folder)).toEqual(['dist'])
    await removeFolder(disk)
  })

  test('puts back what an ended build had taken out of the site', async () => {
    const old = path.join(folder, 'dist.old-4194999')
    await mkdir(old)
    for (const name of ['3', '4']) await rename(path.join(dist(), name), path.join(old, name))
    await write(path.join(dist(), '3/index.html'), 'new 3')
    openOutput(dist())
    expect(await texts()).toEqual(Object.fromEntries(oldPages))
    expect(await readdir(folder)).toEqual(['dist'])
  })

  test('deletes what ended builds left, and nothing of those that run', async () => {
    const left = ['dist.next-4194999', 'dist.done-4194999', 'dist.pictures-4194999']
    for (const name of [...left, `dist.next-${process.ppid}`, 'dist.next-door']) await mkdir(path.join(folder, name))
    openOutput(dist())
    expect(await readdir(folder)).toEqual(['dist', 'dist.next-door', `dist.next-${process.ppid}`].sort())
  })
})
