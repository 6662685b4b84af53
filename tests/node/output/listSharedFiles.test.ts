import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Bundles } from '../../../src/node/code/bundles.ts'
import { listSharedFiles } from '../../../src/node/output/listSharedFiles.ts'
import { compileSmallSite } from '../../content/smallSite.ts'
import { makeFolder, removeFolder } from '../site/builtSite.ts'

const bundles = { assets: { criticalCss: '' }, files: [] } as unknown as Bundles

describe('src/node/output/listSharedFiles', () => {
  let folder: string
  beforeEach(async () => {
    folder = await makeFolder()
  })
  afterEach(() => removeFolder(folder))

  const robots = (own?: string) => {
    if (own !== undefined) writeFileSync(path.join(folder, 'robots.txt'), own)
    const files = listSharedFiles(compileSmallSite(), bundles, { folders: [folder] }, false)
    return files.filter((file) => file.path === 'robots.txt').map((file) => String(file.read()))
  }

  test('allows robots everything', () => {
    expect(robots()).toEqual(['User-agent: *\nAllow: /\n\nSitemap: https://www.example.com/sitemap.xml\n'])
  })

  test("keeps the site's own rules for robots, and adds the sitemap", () => {
    expect(robots('User-agent: *\nDisallow: /private/\n')).toEqual([
      'User-agent: *\nDisallow: /private/\n\nSitemap: https://www.example.com/sitemap.xml\n',
    ])
  })

  test('takes the files of a folder to which a link leads', () => {
    for (const name of ['public', 'brand']) mkdirSync(path.join(folder, name))
    writeFileSync(path.join(folder, 'brand/sign.svg'), 'drawn')
    symlinkSync('../brand', path.join(folder, 'public/signs'))
    const files = listSharedFiles(compileSmallSite(), bundles, { folders: [path.join(folder, 'public')] }, false)
    expect(
      files
        .find((file) => file.path === 'signs/sign.svg')
        ?.read()
        .toString(),
    ).toBe('drawn')
  })

  test('takes hidden files, but not those that macOS and Windows add by themselves', () => {
    mkdirSync(path.join(folder, '.well-known'))
    for (const name of ['.well-known/security.txt', '.DS_Store', 'Thumbs.db', '.well-known/desktop.ini'])
      writeFileSync(path.join(folder, name), 'own')
    const files = listSharedFiles(compileSmallSite(), bundles, { folders: [folder] }, false)
    expect(files.flatMap((file) => (String(file.read()) === 'own' ? [file.path] : []))).toEqual([
      '.well-known/security.txt',
    ])
  })

  test('lays pages at old addresses, for hosts that read no redirects', () => {
    const redirects = {
      '/price/': '/quote/',
      '/price.html': '/quote/',
      '/quote.html': '/quote/',
      '/index.php': '/quote/',
    }
    const files = listSharedFiles(compileSmallSite({}, { redirects }), bundles, { folders: [folder] }, false)
    const pages = files.filter((file) => String(file.read()).includes('content="0; url=/quote/"'))
    expect(pages.map((file) => file.path)).toEqual([
      'price/index.html',
      'price.html',
      'quote.html/index.html',
      'index.php/index.html',
    ])
  })

  test('takes a whole robots.txt as it is', () => {
    const own = 'User-agent: *\nDisallow: /\n\nsitemap: https://www.example.com/sitemap.xml'
    expect(robots(own)).toEqual([own])
  })
})
