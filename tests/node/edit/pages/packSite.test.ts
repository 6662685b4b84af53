import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { packSite } from '../../../../src/node/edit/pages/packSite.ts'
import { writeZip } from '../../../../src/node/edit/pages/writeZip.ts'

/** A build that writes some files, the last one first, and records where. */
function fakeBuild(files: Record<string, string>) {
  const seen: string[] = []
  const build = async (root: string, out: string) => {
    seen.push(root, out)
    for (const [name, text] of Object.entries(files).reverse()) {
      mkdirSync(path.dirname(path.join(out, name)), { recursive: true })
      writeFileSync(path.join(out, name), text)
    }
    return true
  }
  return { build, seen }
}

describe('src/node/edit/pages/packSite', () => {
  test('packs all files of the built site by their names, in order, and leaves no folder behind', async () => {
    const files = { 'about/index.html': '<p>About</p>', 'index.html': '<p>Home</p>', 'robots.txt': 'User-agent: *' }
    const { build, seen } = fakeBuild(files)
    const content = Object.entries(files).map(([name, text]) => ({ name, content: Buffer.from(text) }))
    expect(await packSite('/the/site', build)).toEqual({ zip: writeZip(content) })
    const [root, out = ''] = seen
    expect(root).toBe('/the/site')
    expect(existsSync(path.dirname(out))).toBe(false)
  })

  test('says where the reasons stand, where the site cannot be built, and leaves no folder behind', async () => {
    let folder = ''
    const build = async (_: string, out: string) => {
      folder = path.dirname(out)
      return false
    }
    expect(await packSite('/the/site', build)).toEqual({ why: expect.stringContaining('the list of problems says') })
    expect(existsSync(folder)).toBe(false)
  })

  test('leaves no folder behind where the build fails in another way', async () => {
    let folder = ''
    const build = async (_: string, out: string) => {
      folder = path.dirname(out)
      throw new Error('no room')
    }
    await expect(packSite('/the/site', build)).rejects.toThrow('no room')
    expect(existsSync(folder)).toBe(false)
  })
})
