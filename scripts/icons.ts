/** Renders the PNG files of public/: home screen icons and the default social picture. */
import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { ensureChromium, launchOptions } from '../tests/browser/engines/chromium.ts'
import { runCommand } from './runCommand.ts'

const root = join(import.meta.dirname, '..')
const publicFolder = join(root, 'public')

interface Texts {
  company: { name: string; tagline: string; phone: string }
  sections: { heading?: string }[]
}

const readJson = async (file: string) => JSON.parse(await readFile(join(root, file), 'utf8'))

async function readFont(name: string): Promise<string> {
  const font = await readFile(join(root, 'src/ui/theme/fonts', `${name}.woff2`))
  return `url(data:font/woff2;base64,${font.toString('base64')})`
}

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Courses of brick as lines of mortar; every other course is shifted by half a brick. */
const brickBond = `<pattern id="bond" width="56" height="40" patternUnits="userSpaceOnUse">
  <path d="M0 1h56M0 21h56M14 1v20M42 21v20" stroke="#8a2f1a" stroke-width="2" fill="none" />
</pattern>`

/** A rowhouse door over freshly scrubbed marble steps. The corner of the panel is the two-step notch. */
const doorstep = `<svg viewBox="0 0 460 630" width="460" height="630" class="scene">
  <defs>${brickBond}<clipPath id="notch"><path d="M0 0h460v630H96v-48H48v-48H0z" /></clipPath></defs>
  <g clip-path="url(#notch)">
    <path fill="#a63d24" d="M0 0h460v630H0z" /><path fill="url(#bond)" d="M0 0h460v630H0z" />
    <path fill="#f1eee7" d="M118 0h232v396H118z" /><path fill="#d9d4c8" d="M118 0h8v396h-8zM342 0h8v396h-8z" />
    <path fill="#0a3b36" d="M150 0h168v396H150z" />
    <path fill="#f2b632" d="M162 0h144v52H162z" /><path stroke="#0a3b36" stroke-width="6" d="M210 0v52m48-52v52" />
    <path fill="#0e5a52" d="M162 72h144v324H162z" />
    <path fill="none" stroke="#0a3b36" stroke-width="5" d="M182 94h44v118h-44zm60 0h44v118h-44zM182 258h44v112h-44zm60 0h44v112h-44z" />
    <path fill="#f2b632" d="M212 228h44v10h-44z" /><circle cx="292" cy="240" r="7" fill="#f2b632" />
    <path fill="#d9d4c8" d="M0 534h460v96H0z" />
    <path fill="#fff" d="M112 396h244v14H112zM84 442h300v14H84zM56 488h356v14H56z" />
    <path fill="#e9e5db" d="M118 410h232v32H118zM90 456h288v32H90zM62 502h344v32H62z" />
    <path fill="none" stroke="#cfc9bb" stroke-width="2" d="M140 442c18-10 30-18 62-20 26-2 34-8 48-12M250 488c26-12 50-8 76-22 14-6 24-8 40-10M96 534c30-14 66-8 92-22 18-8 30-8 48-10" />
    <path fill="#0a3b36" opacity=".16" d="M70 534h344l24 18H94z" />
    <path fill="#f2b632" d="M338 442h58l-8 52h-42z" /><path fill="#c98f16" d="M338 442h58l-1 8h-56z" />
    <path fill="none" stroke="#14231f" stroke-width="4" d="M340 443c6-40 48-40 54 0" />
    <path fill="#a63d24" d="M262 476h56v10h-56z" /><path fill="#14231f" d="M266 486h48v6h-48z" />
  </g>
</svg>`

async function socialHtml(): Promise<string> {
  const { company }: Pick<Texts, 'company'> = await readJson('site.config.json')
  const { sections }: Pick<Texts, 'sections'> = await readJson('pages/index.json')
  const { name, tagline, phone } = company
  const mark = await readFile(join(publicFolder, 'favicon.svg'), 'utf8')
  return `<style>
    @font-face { font-family: Heading; src: ${await readFont('bricolage-grotesque')}; font-weight: 500 800 }
    @font-face { font-family: Body; src: ${await readFont('public-sans')}; font-weight: 400 700 }
    body { position: relative; display: flex; flex-direction: column; box-sizing: border-box; width: 1200px; height: 630px; margin: 0; padding: 64px 0 60px 72px; background: #fbfaf7; color: #14231f; font-family: Body }
    .brand { display: flex; gap: 20px; align-items: center }
    .brand svg { width: 72px; height: 72px }
    b { display: block; font: 700 42px/1 Heading; letter-spacing: -.015em }
    small { display: block; margin-top: 8px; font-size: 16.5px; font-weight: 600; letter-spacing: .07em; color: #4a5853 }
    h1 { width: 630px; margin: auto 0; font: 700 72px/1.04 Heading; letter-spacing: -.025em; text-wrap: balance }
    p { margin: 0; font-size: 27px; font-weight: 600; color: #0e5a52 }
    .scene { position: absolute; top: 0; right: 0 }
  </style>
  <div class="brand">${mark}<div><b>${escapeHtml(name)}</b><small>${escapeHtml(tagline)}</small></div></div>
  <h1>${escapeHtml((sections[0]?.heading ?? '').replaceAll('{company}', name))}</h1>
  <p>${escapeHtml(phone)}</p>
  ${doorstep}`
}

/** The logo on a solid background. `scale` leaves a margin, because phones crop icons to circles and other shapes. */
async function iconHtml(scale: number): Promise<string> {
  const mark = await readFile(join(publicFolder, 'favicon.svg'), 'utf8')
  return `<style>
    body { margin: 0; background: #0e5a52 }
    svg { display: block; width: 100vw; height: 100vh; transform: scale(${scale}); shape-rendering: geometricPrecision }
  </style>${mark}`
}

async function draw(browser: Browser, name: string, width: number, height: number, html: string) {
  const page = await browser.newPage({ viewport: { width, height } })
  await page.setContent(html)
  await page.evaluate(() => document.fonts.ready)
  const file = join(publicFolder, name)
  await writeFile(file, await page.screenshot())
  await page.close()
  console.log(`public/${name}  ${(await stat(file)).size} bytes`)
}

await runCommand({
  usage: 'Usage: node --import tsx scripts/icons.ts    draws the PNGs of public/ anew',
  options: {},
  async run() {
    const chromiumHere = await ensureChromium()
    if ('instruction' in chromiumHere) {
      console.error(chromiumHere.instruction)
      return 1
    }
    const browser = await chromium.launch(launchOptions())
    // The safe zone of a maskable icon is a circle of 80 % (W3C manifest, icon masks). The drawing's corners are 8.5 of
    // 16 from the centre.
    const maskable = await iconHtml(0.74)
    await draw(browser, 'apple-touch-icon.png', 180, 180, await iconHtml(0.86))
    await draw(browser, 'icon-192.png', 192, 192, maskable)
    await draw(browser, 'icon-512.png', 512, 512, maskable)
    await draw(browser, 'social.png', 1200, 630, await socialHtml())
    await browser.close()
    return 0
  },
})
