import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { chromiumPaths, ensureChromium, launchOptions } from '../browser/engines/chromium.ts'

const nothing = () => {}

describe('tests/browser/engines/chromium', () => {
  test('looks for Chrome before Chromium on Linux', () => {
    const paths = chromiumPaths('linux', {}, '/home/a')
    expect(paths.indexOf('/usr/bin/google-chrome')).toBeLessThan(paths.indexOf('/usr/bin/chromium'))
  })

  test('looks in the applications of the machine and of the person on a Mac', () => {
    const paths = chromiumPaths('darwin', {}, '/Users/a')
    expect(paths).toEqual([
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Users/a/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    ])
  })

  test('leaves out the Windows folders that are not set', () => {
    const paths = chromiumPaths('win32', { LOCALAPPDATA: 'C:\\Local' }, 'C:\\Users\\a')
    expect(paths).toEqual(['C:\\Local\\Google\\Chrome\\Application\\chrome.exe'])
  })

  test('installs nothing where a browser is', async () => {
    const ways = [{ name: 'never', install: () => Promise.reject(new Error('was tried')) }]
    expect(await ensureChromium({ find: () => '/b', ways, say: nothing })).toEqual({ path: '/b' })
  })

  test('goes on to the next way when one fails', async () => {
    let path: string | undefined
    const install = async () => {
      path = '/b'
      return true
    }
    const ways = [
      { name: 'refused', install: async () => false },
      { name: 'works', install },
    ]
    expect(await ensureChromium({ find: () => path, ways, say: nothing })).toEqual({ path: '/b' })
  })

  test('goes on when a way reports success but no browser starts', async () => {
    const tried: string[] = []
    const way = (name: string) => ({ name, install: async () => Boolean(tried.push(name)) })
    await ensureChromium({ find: () => undefined, ways: [way('one'), way('two')], say: nothing })
    expect(tried).toEqual(['one', 'two'])
  })

  test('says in one sentence what to install when every way failed', async () => {
    const answer = await ensureChromium({ find: () => undefined, ways: [], say: nothing })
    expect(answer).toEqual({ instruction: expect.stringMatching(/^Install .*\.$/) })
  })

  test('runs without the features that Playwright runs without', () => {
    const folder = dirname(createRequire(import.meta.url).resolve('playwright-core/package.json'))
    const code = readFileSync(join(folder, 'lib/coreBundle.js'), 'utf8')
    const [, list = ''] = /\bdisabledFeatures = \[(.*?)\]\.filter/s.exec(code) ?? []
    const named = [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, name]) => name)
    expect(named).toContain('PaintHolding')
    const given = launchOptions().args?.find((each) => each.startsWith('--disable-features='))
    expect(given?.replace(/.*=/, '').split(',')).toEqual(expect.arrayContaining(named))
  })

  test('takes the sandbox away from root only', () => {
    expect(launchOptions().args?.includes('--no-sandbox')).toBe(process.getuid?.() === 0)
  })
})
