/** `node --import tsx scripts/fonts.ts`: makes src/ui/theme/fonts/ and src/node/pictures/fonts/ anew from the font packages, and
 * prints the sizes. */
import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { runCommand } from './runCommand.ts'

type SubsetOptions = {
  targetFormat?: 'woff2' | 'woff'
  variationAxes: Record<string, number | { min: number; max: number }>
  keepFeatures: string[]
}

// The package brings no types.
const subsetFont = createRequire(import.meta.url)('subset-font') as (
  font: Buffer,
  text: string,
  options: SubsetOptions,
) => Promise<Buffer>

const packages = join(import.meta.dirname, '../node_modules/@fontsource-variable')
const folder = join(import.meta.dirname, '../src/ui/theme/fonts')
const pictureFolder = join(import.meta.dirname, '../src/node/pictures/fonts')

const basicLatin = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 32 + index))
const signs = '\u00a0©®°·×–—‘’“”•…™'

type Font = { name: string; source: string; text: string; options: SubsetOptions }

const fonts: Font[] = [
  {
    name: 'bricolage-grotesque',
    source: 'bricolage-grotesque-latin-opsz-normal.woff2',
    // Headings: the letters that western names are written with, and of the capitals those that names begin with, because
    // each letter brings its kerning, which is half of this file. With all capitals, both files would be 45.1 kB.
    text: '£€ÀÁÂÄÅÆÇÈÉÊÍÎÑÓÔÖØÚÜßàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿ',
    // 36 is the cut its designers drew for our headings (24 to 68 px); 14, the default, is loose at these sizes.
    options: { variationAxes: { opsz: 36, wght: { min: 500, max: 800 } }, keepFeatures: ['kern'] },
  },
  {
    name: 'public-sans',
    source: 'public-sans-latin-wght-normal.woff2',
    text: '¡¿«»²½¼¾£€ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿß',
    options: { variationAxes: { wght: { min: 400, max: 700 } }, keepFeatures: ['kern', 'liga', 'tnum'] },
  },
]

/** For the pictures of shared pages: one weight each, in the newest format that satori reads. */
const pictureFonts: Font[] = fonts.map((font) => {
  const axes: Record<string, number> = font.name === 'public-sans' ? { wght: 500 } : { opsz: 36, wght: 700 }
  return { ...font, options: { variationAxes: axes, keepFeatures: ['kern'] } }
})
const westernLetters = `€Œœ${String.fromCodePoint(...Array.from({ length: 96 }, (_, index) => 160 + index))}`

await runCommand({
  usage: 'Usage: node --import tsx scripts/fonts.ts    makes src/ui/theme/fonts/ and src/node/pictures/fonts/ anew',
  options: {},
  async run() {
    let total = 0
    for (const { name, source, text, options } of fonts) {
      const original = await readFile(join(packages, name, 'files', source))
      const subset = await subsetFont(original, basicLatin + signs + text, { ...options, targetFormat: 'woff2' })
      await writeFile(join(folder, `${name}.woff2`), subset)
      await copyFile(join(packages, name, 'LICENSE'), join(folder, `${name}.OFL.txt`))
      total += subset.length
      console.log(`${name}.woff2  ${subset.length} bytes`)
    }
    console.log(`${total} bytes together`)

    for (const { name, source, options } of pictureFonts) {
      const original = await readFile(join(packages, name, 'files', source))
      const subset = await subsetFont(original, basicLatin + signs + westernLetters, {
        ...options,
        targetFormat: 'woff',
      })
      await writeFile(join(pictureFolder, `${name}.woff`), subset)
      await copyFile(join(packages, name, 'LICENSE'), join(pictureFolder, `${name}.OFL.txt`))
      console.log(`${name}.woff  ${subset.length} bytes, for pictures`)
    }
    return 0
  },
})
