import { describe, expect, test } from 'vitest'
import type { Site } from '../../../schemas/index.ts'
import { configFile } from '../../../src/content/model/files/configFile.ts'
import { baseSite } from '../baseSite.ts'
import { pageFile, problemsWith } from '../inMemory.ts'

const config = JSON.parse(baseSite[configFile] ?? '') as Site

/** Returns the fix for a kind of a page or folder that does not exist. */
function advised(name: string, files: Record<string, string> = {}): string[] {
  const kinds = { ...config.kinds, [name]: 'about' }
  const problems = problemsWith({ ...files, [configFile]: JSON.stringify({ ...config, kinds }) })
  return problems.filter(({ code }) => code === 'unknown-folder').map(({ fix }) => fix)
}

describe('src/content/link/automaticLists', () => {
  test.each([
    ['house', 'our-house'],
    ['maison', 'notre-maison'],
    ['werkstatt', 'unsere-werkstatt'],
  ])('says of the kind of %s that the page may be called %s now', (name, now) => {
    const [fix, ...others] = advised(name, { [`pages/${now}.json`]: pageFile([], { name: 'House' }) })
    expect(others).toEqual([])
    expect(fix).toBe(`It may be called "${now}" now: write that, or put the page back under its name.`)
  })

  test('names the places at which a page or folder is missed that has no likely new name', () => {
    const [fix] = advised('workshop')
    expect(fix).toContain('pages/workshop.json or the folder pages/workshop/')
  })
})
