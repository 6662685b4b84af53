/**
 * Generates the files of src/ui/theme/fonts/ and src/node/pictures/fonts/ from the font packages, and prints their
 * sizes.
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { subsetFont } from '../src/node/pictures/social/cardFonts.ts'
import { runCommand } from './runCommand.ts'

const root = join(import.meta.dirname, '..')
const packages = join(root, 'node_modules/@fontsource-variable')
/** The fonts for pages, and those for social pictures: one weight each, in the newest format that satori reads. */
const folders = { woff2: join(root, 'src/ui/theme/fonts'), woff: join(root, 'src/node/pictures/fonts') }

const basicLatin = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 32 + index))
const signs = '\u00a0©®°·×–—‘’“”•…™'

const westernLetters = `€Œœ${String.fromCodePoint(...Array.from({ length: 96 }, (_, index) => 160 + index))}`

const headings = { name: 'bricolage-grotesque', source: 'bricolage-grotesque-latin-opsz-normal.woff2' }
const texts = { name: 'public-sans', source: 'public-sans-latin-wght-normal.woff2' }

const fonts = [
  {
    ...headings,
    format: 'woff2',
    // Contains the letters of western names, but only capitals that begin names: each letter adds its kerning, which is
    // half of this file. With all capitals, both files would be 45.1 kB.
    text: '£€ÀÁÂÄÅÆÇÈÉÊÍÎÑÓÔÖØÚÜßàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿ',
    // 36 is the designers' optical size for headings of 24 to 68 px; 14, the default, has wide spacing at these sizes.
    axes: { opsz: 36, wght: { min: 500, max: 800 } },
    features: ['kern'],
  },
  {
    ...texts,
    format: 'woff2',
    text: '¡¿«»²½¼¾£€ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿß',
    axes: { wght: { min: 400, max: 700 } },
    features: ['kern', 'liga', 'tnum'],
  },
  { ...headings, format: 'woff', text: westernLetters, axes: { opsz: 36, wght: 700 }, features: ['kern'] },
  { ...texts, format: 'woff', text: westernLetters, axes: { wght: 500 }, features: ['kern'] },
] as const

await runCommand({
  usage: 'Usage: node --import tsx scripts/fonts.ts    makes src/ui/theme/fonts/ and src/node/pictures/fonts/ anew',
  options: {},
  async run() {
    for (const { name, source, format, text, axes, features } of fonts) {
      const original = await readFile(join(packages, name, 'files', source))
      const options = { targetFormat: format, variationAxes: axes, keepFeatures: features }
      const subset = await subsetFont(original, basicLatin + signs + text, options)
      await writeFile(join(folders[format], `${name}.${format}`), subset)
      await copyFile(join(packages, name, 'LICENSE'), join(folders[format], `${name}.OFL.txt`))
      console.log(`${name}.${format}  ${subset.length} bytes`)
    }
    return 0
  },
})
