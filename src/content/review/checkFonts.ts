import type { Site } from '../../../schemas/index.ts'
import type { FontFace, FontFile, FontFiles, FontKind } from '../model/files/fontFile.ts'
import { fileOfAddress } from '../model/files/pictureFile.ts'
import { wordsByLanguage } from '../model/wordsOfSite.ts'
import type { Mistake } from '../problem/mistake.ts'
import { inSentence, joinWords, quoted } from '../wording/phrases.ts'
import { fileProbablyMeant } from './checkPictures.ts'

interface FontInput {
  /** The files of public/ as URL paths, such as `/fonts/lato.woff2`. */
  assets: ReadonlySet<string>
  /** The metadata of the fonts among them. Without it, only their names are checked. */
  fonts?: FontFiles
}

/** In bytes. A font with Latin letters has 15 to 40 kB. On slow 4G, one of 60 kB loads 0.4 s longer than that. */
const mostBytes = 60_000

/** The lightest weight for bold text (CSS Fonts 4, 5.2), and the heaviest for long texts. */
const leastBold = 600
const mostRegular = 500

const names: Readonly<Record<FontKind, string>> = {
  woff2: 'woff2',
  woff: 'woff',
  ttf: 'TrueType',
  otf: 'OpenType',
  ttc: 'TrueType, several in one',
}

/** A font file of the theme and its path in site.config.json. */
interface Named {
  address: string
  path: Mistake['path']
}

/**
 * Checks the fonts of a site: whether each file exists, is a font, is small, has the letters that the site uses, may be
 * sent to visitors, and whether the weights suit the pages.
 */
export function checkFonts(site: Site, { assets, fonts }: FontInput): Mistake[] {
  const written = lettersOf(site)
  return Object.entries(site.theme?.fonts ?? {}).flatMap(([role, addresses]) => {
    const named = addresses.map((address, index) => ({ address, path: ['theme', 'fonts', role, index] }))
    const read = named.map((font) => {
      const file = [fileOfAddress(font.address), font.address].find((address) => assets.has(address))
      return { ...font, isThere: file !== undefined, file: file === undefined ? undefined : fonts?.get(file) }
    })
    const faces = read.flatMap(({ file, ...font }) => (file?.face ? [{ ...font, face: file.face }] : []))
    return [
      read.flatMap(({ isThere, file, ...font }) => {
        if (!isThere) return [explainMissing(font, assets)]
        return file ? checkFile(font, file, written) : []
      }),
      checkSame(faces),
      role === 'texts' && faces.length === read.length ? checkWeights(faces) : [],
    ].flat()
  })
}

type Faced = Named & { face: FontFace }

function explainMissing({ address, path }: Named, assets: ReadonlySet<string>): Mistake {
  const near = fileProbablyMeant(address, new Set([...assets].filter((asset) => /\.woff2$/i.test(asset))))
  const base = { path, code: 'missing-font' as const, message: `The font ${quoted(address)} was not found.` }
  if (near === undefined) return { ...base, fix: adviseFont(address, assets) }
  const onlyCase = near.toLowerCase() === address.toLowerCase()
  const fix = onlyCase ? `There is ${quoted(near)}: capital letters count.` : `Write ${quoted(near)}.`
  return { ...base, fix, replacement: JSON.stringify(near) }
}

/** Suggests a fix for a missing font. Another file of its family, in another weight, may be meant. */
function adviseFont(address: string, assets: ReadonlySet<string>): string {
  const family = familyOf(address)
  const alike = [...assets].filter((asset) => /\.woff2$/i.test(asset) && familyOf(asset) === family)
  const put = 'Put the file into the folder public/fonts/.'
  if (alike.length === 0) return put
  return `If ${joinWords(alike.slice(0, 3).map(quoted))} is meant, write that. Otherwise ${inSentence(put)}`
}

/** Returns the first word of a font's file name: `/fonts/figtree-regular.woff2` -> `figtree`. */
const familyOf = (address: string) =>
  address
    .slice(address.lastIndexOf('/') + 1)
    .toLowerCase()
    .split(/[^\p{L}]/u)[0]

function checkFile({ address, path }: Named, { kind, face, bytes }: FontFile, written: string): Mistake[] {
  if (kind !== 'woff2' || !face) return [{ path, code: 'unusable-font', ...explainUnusable(address, kind) }]
  const warnings: Omit<Mistake, 'path'>[] = []
  if (bytes > mostBytes)
    warnings.push({
      code: 'heavy-font',
      message: `The font ${quoted(address)} is ${Math.round(bytes / 1000)} kB, which a phone loads slowly.`,
      fix: 'Take a file with fewer letters, often called "latin", or one with a single weight: 20 to 40 kB are usual.',
    })
  const lacking = face.lacking(written)
  if (lacking.length > 0)
    warnings.push({
      code: 'font-letters',
      message: `The font ${quoted(address)} does not draw ${showLetters(lacking)}, which the site writes.`,
      fix: 'Take a file of the font that has all letters of your language; until then these look different.',
    })
  if (face.isRestricted)
    warnings.push({
      code: 'font-licence',
      message: `The font ${quoted(address)} says that its licence does not let it be used on web pages.`,
      fix: 'Buy a licence for the web, which comes with other files, or take a font with an open licence.',
    })
  return warnings.map((warning) => ({ path, ...warning }))
}

/** Explains a file that browsers cannot use as a font: of another format than woff2, or damaged. */
function explainUnusable(address: string, kind: FontFile['kind']): Pick<Mistake, 'message' | 'fix'> {
  if (kind === undefined)
    return {
      message: `${quoted(address)} is no font.`,
      fix: 'Download it again: a page of the web may be saved under its name.',
    }
  if (kind === 'woff2') return { message: `The font ${quoted(address)} is damaged.`, fix: 'Download it again.' }
  return {
    message: `${quoted(address)} is a font in another format, ${names[kind]}.`,
    fix: 'Take its file in the format woff2 from where it came from, or convert it; a new name is not enough.',
  }
}

/** Lists the first missing letters. */
function showLetters(letters: readonly string[]): string {
  const shown = letters.slice(0, 5).map((letter) => quoted(letter))
  return letters.length > shown.length ? `${shown.join(', ')} and others` : joinWords(shown, 'and')
}

/** Finds fonts with equal weights and styles, of which browsers load only one. */
function checkSame(faces: readonly Faced[]): Mistake[] {
  return faces.flatMap((font, index) => {
    const same = faces.slice(0, index).find(({ face }) => {
      const isSameWeight =
        face.weights.least === font.face.weights.least && face.weights.most === font.face.weights.most
      return isSameWeight && face.isItalic === font.face.isItalic
    })
    if (!same) return []
    const message = `${quoted(same.address)} and ${quoted(font.address)} have the same weight, ${font.face.weights.least}.`
    const fix = 'Leave one out: browsers show only one of them.'
    return [{ path: font.path, code: 'same-font', message, fix }]
  })
}

/** Checks that the fonts have a regular weight for long texts and a bold weight for words in them. */
function checkWeights(faces: readonly Faced[]): Mistake | [] {
  const [first] = faces
  if (!first) return []
  const path = first.path.slice(0, -1)
  const lightest = Math.min(...faces.map(({ face }) => face.weights.least))
  const heaviest = Math.max(...faces.map(({ face }) => face.weights.most))
  if (lightest > mostRegular)
    return {
      path,
      code: 'font-weight',
      severity: 'warning',
      message: `The font of texts has no weight lighter than ${lightest}, so all texts are bold.`,
      fix: 'Add the file with its regular weight, 400.',
    }
  if (heaviest >= leastBold) return []
  return {
    path,
    code: 'font-weight',
    severity: 'tip',
    message: 'The font of texts has no bold letters.',
    fix: 'Add the file with its weight 600 or 700; until then browsers thicken the regular ones themselves.',
  }
}

/**
 * Returns the letters and currency symbols that a site certainly shows: those of its facts and of the builder's texts
 * in its languages.
 */
function lettersOf(site: Site): string {
  const { company, header, footer, languages = {} } = site
  const texts = JSON.stringify([company, header, footer, languages, wordsByLanguage(site)])
  return [...new Set(texts.match(/[\p{L}\p{Sc}]/gu))].sort().join('')
}
