/** A photo of 12 megapixels, added as the camera made it, and the files that a visitor loads of it. */
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { type SiteServer, serveFolder } from '../../src/node/serve/serveFolder.ts'
import { copySite, makeFolder, removeFolder, runCommand } from '../node/site/builtSite.ts'
import { readWatched, watchPage } from './pageMatrix.ts'
import { expect, settle, test } from './site.ts'

// One build serves all tests.
test.describe.configure({ mode: 'serial' })

let folder = ''
let server: SiteServer
let photoBytes = 0

test.beforeAll(async () => {
  folder = await makeFolder()
  await copySite(folder)
  await mkdir(join(folder, 'public/images'), { recursive: true })
  const photo = join(folder, 'public/images/lobby.jpg')
  // Blurred noise is as large as a real photo: 2.4 MB.
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const small = sharp({ create: { width: 500, height: 375, channels: 3, background: '#888', noise } })
  const grain = await small.png().toBuffer()
  await sharp(grain).resize(4000, 3000).sharpen().jpeg({ quality: 92 }).toFile(photo)
  photoBytes = (await stat(photo)).size
  const home = join(folder, 'pages/index.json')
  const page = JSON.parse(await readFile(home, 'utf8')) as { sections: { image?: object }[] }
  const [hero] = page.sections
  if (hero) hero.image = { src: '/images/lobby.jpg', alt: 'A lobby after cleaning' }
  await writeFile(home, JSON.stringify(page))
  const { exitCode, output } = await runCommand('build', ['--root', folder, '--out', join(folder, 'dist')])
  if (exitCode !== 0) throw new Error(output)
  server = await serveFolder({ folder: join(folder, 'dist'), port: 0 })
})

test.afterAll(async () => {
  await server.close()
  await removeFolder(folder)
})

test.describe('a photo of 12 megapixels at the top of a page', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })

  test('costs a phone one light file, and moves nothing when it comes', async ({ page }) => {
    const photos: { path: string; bytes: number }[] = []
    page.on('response', async (response) => {
      if (response.request().resourceType() !== 'image') return
      photos.push({ path: new URL(response.url()).pathname, bytes: (await response.body()).length })
    })
    await watchPage(page)
    await page.goto(`http://127.0.0.1:${server.port}/`, { waitUntil: 'load' })
    await settle(page)
    const { shifts } = await readWatched(page)
    const shown = photos.filter(({ path }) => path.includes('lobby'))
    expect(photoBytes).toBeGreaterThan(1_500_000)
    expect(shown.map(({ path }) => path)).toEqual([expect.stringMatching(/^\/assets\/lobby-960-[\w-]{8}\.avif$/)])
    expect(shown[0]?.bytes).toBeLessThan(photoBytes / 10)
    // The fonts of the site, which arrive meanwhile, shift a line by less than that.
    expect(shifts.filter((shift) => Number.parseFloat(shift) > 0.001)).toEqual([])
  })

  for (const width of [390, 768, 1280]) {
    test(`fills its box at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(`http://127.0.0.1:${server.port}/`, { waitUntil: 'load' })
      const [photo, box] = await page.evaluate(() => {
        const picture = document.querySelector('main picture')
        return [picture?.querySelector('img'), picture?.parentElement].map((element) => {
          const { width, height } = element?.getBoundingClientRect() ?? { width: 0, height: 0 }
          return [Math.round(width), Math.round(height)]
        })
      })
      expect(photo).toEqual(box)
      expect(Math.min(...(photo ?? []))).toBeGreaterThan(200)
    })
  }
})
