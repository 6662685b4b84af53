import type { Site } from '../../../schemas/index.ts'
import { fileOfAddress, type PictureFiles } from '../model/files/pictureFile.ts'
import { type FoundPicture, findPictures } from '../model/picturePlaces.ts'
import type { Mistake } from '../problem/mistake.ts'
import type { Path } from '../problem/source.ts'
import type { Fields } from '../schema/schema.ts'
import { anyOf } from '../wording/anyOf.ts'
import { nearest } from '../wording/nearest.ts'
import { joinWords, quoted } from '../wording/phrases.ts'
import { findRepeatedPictures } from './findRepeatedPictures.ts'
import { judgePictureFile } from './judgePictureFile.ts'
import { findSharedPortraits } from './leftovers/findSharedPortraits.ts'

export interface PictureInput {
  /** The files of public/ as addresses, `/images/lobby.jpg`. */
  assets: ReadonlySet<string>
  /** The properties of the pictures among them. Without them, the files are not checked. */
  pictures?: PictureFiles
  /** Undefined while site.config.json has errors; then hosts are not checked. */
  site: Site | undefined
}

/**
 * The formats that every browser displays (https://developer.mozilla.org/docs/Web/Media/Guides/Formats/Image_types).
 */
const shown = ['jpg', 'jpeg', 'png', 'webp', 'avif', 'gif', 'svg']

/**
 * Checks the pictures of a page. Finds missing files, hosts that are not allowed, unsupported formats, pictures too
 * small for their place, and missing descriptions.
 */
export function checkPictures(page: Fields, input: PictureInput): Mistake[] {
  const pictures = findPictures(page)
  const sources = pictures.map((picture) => checkSource(picture, input))
  // An unknown file name may stand for a picture that is already on the page.
  const there = pictures.filter((_, index) => !sources[index]?.some(({ code }) => code === 'missing-picture'))
  return [
    ...sources.flat(),
    ...pictures.flatMap(({ alt, src, path }) => checkDescription(alt, src, [...path, 'alt'])),
    ...findRepeatedPictures(there),
    ...findSharedPortraits(page, pictures),
  ]
}

/** Checks the logo files that `site.config.json` names. */
export function checkLogo(site: Site, input: Omit<PictureInput, 'site'>): Mistake[] {
  const { logo } = site.theme ?? {}
  return (['onLight', 'onDark'] as const).flatMap((name) => {
    const src = logo?.[name]
    if (src === undefined) return []
    const picture = { src, alt: undefined, width: undefined, height: undefined, path: [], place: 'logo' } as const
    return checkSource(picture, { ...input, site }).map((mistake) => ({ ...mistake, path: ['theme', 'logo', name] }))
  })
}

function checkSource(picture: FoundPicture, { assets, site, pictures }: PictureInput): Mistake[] {
  const { src } = picture
  const path = [...picture.path, 'src']
  const web = /^https?:\/\//i.test(src) && URL.canParse(src) ? new URL(src) : undefined
  if (web) return site ? checkHost(web, path, site) : []
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(src.replace(/[\s\p{Cc}]/gu, ''))) {
    return [
      {
        path,
        code: 'unusable-picture',
        message: `This picture cannot be used: ${quoted(src)}.`,
        ...bringFromComputer(src, assets),
      },
    ]
  }
  const file = [fileOfAddress(src), src].find((address) => assets.has(address))
  if (file === undefined) return [explainMissingFile(picture, assets)]
  const unshown = checkKind(src, path)
  return unshown ? [unshown] : judgePictureFile(picture, pictures?.get(file))
}

/**
 * Suggests what to do about a path on the author's own computer. A file of the same name in public/ is probably the
 * copy.
 */
function bringFromComputer(src: string, assets: ReadonlySet<string>): Pick<Mistake, 'fix' | 'replacement'> {
  const [name] = /[^/\\]+\.(?:jpe?g|png|webp|avif|gif|svg)$/i.exec(src) ?? []
  if (name === undefined)
    return { fix: 'Put the file into the folder public/ and write its place there, such as "/images/lobby.jpg".' }
  const [copy, other] = [...assets].filter((asset) => asset.endsWith(`/${name}`))
  if (copy !== undefined && other === undefined)
    return { fix: `Write ${quoted(copy)}.`, replacement: JSON.stringify(copy) }
  return { fix: `Put the picture into the folder public/images/ and write ${quoted(`/images/${name}`)}.` }
}

/** Places that accept a photo but no drawn scene. */
const photosAlone: ReadonlySet<FoundPicture['place']> = new Set(['portrait', 'thumb', 'logo'])

function explainMissingFile({ src, path, place }: FoundPicture, assets: ReadonlySet<string>): Mistake {
  const wanted = `/${src.replace(/^(\.{0,2}\/)*(public\/)?/, '')}`
  const near = assets.has(wanted) ? wanted : fileProbablyMeant(wanted, assets)
  const onlyCase = near !== undefined && near.toLowerCase() === wanted.toLowerCase() && near !== wanted
  const isPhone = /\.hei[cf]$/i.test(src)
  const mistake = {
    path: [...path, 'src'],
    code: 'missing-picture' as const,
    missingAddress: `public${wanted}`,
    message: `The picture ${quoted(src)} was not found.`,
  }
  if (near)
    return {
      ...mistake,
      fix: onlyCase ? `There is ${quoted(near)}: capital letters count.` : `Write ${quoted(near)}.`,
      replacement: JSON.stringify(near),
    }
  if (isPhone) return { ...mistake, fix: phoneFix(wanted, assets) }
  const scene = photosAlone.has(place) ? '' : ' Or use a drawn scene in its place: { "scene": "letter-slot" }.'
  const longer = withMoreWords(wanted, assets)
  const other = longer === undefined ? '' : ` Is it ${quoted(longer)} now? Write that.`
  return {
    ...mistake,
    fix: `Put the file into the folder public/; one that lies in pages/ is not found.${other}${scene}`,
  }
}

/** The one file of the same folder whose name has all words of another one and more, or some of them alone: it was renamed. */
function withMoreWords(wanted: string, assets: ReadonlySet<string>): string | undefined {
  const words = wordsOf(wanted)
  const folder = wanted.slice(0, wanted.lastIndexOf('/') + 1)
  const isPart = (some: readonly string[], all: readonly string[]) =>
    some.length > 0 && some.every((word) => all.includes(word))
  const [found, ...others] = [...assets].filter((asset) => {
    const own = wordsOf(asset)
    const isPicture = shown.includes(asset.slice(asset.lastIndexOf('.') + 1).toLowerCase())
    return isPicture && asset.startsWith(folder) && (isPart(words, own) || isPart(own, words))
  })
  return others.length === 0 ? found : undefined
}

/** Suggests what to do about an iPhone photo. A file in public/ that shares a word of its name is probably the copy. */
function phoneFix(wanted: string, assets: ReadonlySet<string>): string {
  const words = new Set(wordsOf(wanted).filter((word) => !/^(?:photo|image|picture|img|copy)$/.test(word)))
  const [copy, ...others] = [...assets].filter(
    (asset) =>
      shown.includes(asset.slice(asset.lastIndexOf('.') + 1).toLowerCase()) &&
      wordsOf(asset).some((word) => words.has(word)),
  )
  const meant = copy !== undefined && others.length === 0 ? `; ${quoted(copy)} may be that photo` : ''
  return `Browsers do not show HEIC, the format of iPhones: save the photo as JPEG in public/ and write its name${meant}.`
}

/** Returns the words of a file name in lower case, without folder and extension. */
const wordsOf = (address: string) =>
  address
    .replace(/^.*\//, '')
    .replace(/\.\w+$/, '')
    .toLowerCase()
    .match(/\p{L}{3,}/gu) ?? []

function checkHost(web: URL, path: Path, site: Site): Mistake[] {
  const hosts = site.images?.hosts ?? []
  const base = { path, code: 'picture-host' as const }
  if (!hosts.includes(web.host)) {
    const allowed = hosts.length > 0 ? ` Allowed now: ${joinWords(hosts, 'and')}.` : ''
    const message = `The picture comes from ${web.host}, which site.config.json does not allow.`
    const fix = `Put the file into public/, or add ${quoted(web.host)} to "images": { "hosts": [ … ] } in site.config.json.${allowed}`
    return [{ ...base, message, fix }]
  }
  if (web.protocol === 'https:') return []
  const secure = web.href.replace(/^http:/, 'https:')
  const message = `The picture ${quoted(web.href)} must come over https.`
  return [{ ...base, message, fix: `Write ${quoted(secure)}.`, replacement: JSON.stringify(secure) }]
}

function checkKind(src: string, path: Path): Mistake | undefined {
  const kind = src.slice(src.lastIndexOf('.') + 1).toLowerCase()
  if (shown.includes(kind)) return undefined
  const message = /^hei[cf]$/.test(kind)
    ? `${quoted(src)} is a photo in the format of iPhones, which most browsers do not show.`
    : `${quoted(src)} is no picture that browsers show.`
  const fix = `Save it again as JPEG or PNG; browsers show ${joinWords(shown, 'and')}.`
  return { path, code: 'unusable-picture', message, fix }
}

/** Words that only say that a picture is one. */
const saysPictureOnly = new RegExp(
  `^(?:an? |the |my |your )?${anyOf(
    'image, picture, photo, photograph, img, pic, icon, alt, alt text, placeholder, untitled',
    'bild, foto, imagen?, imagem, immagine',
  )}[ _-]?\\d{0,4}[.!]?$`,
  'i',
)

function checkDescription(alt: unknown, src: string, path: Path): Mistake | [] {
  if (typeof alt !== 'string') return []
  const base = { path, code: 'picture-description' as const }
  const file = src.slice(src.lastIndexOf('/') + 1).replace(/\.[a-z]+$/i, '')
  if (alt.trim() === '') {
    const fix = 'Say in one sentence what it shows; people who cannot see it hear this.'
    return { ...base, message: 'This picture has no description.', fix }
  }
  const isFileName =
    /\.(?:jpe?g|png|webp|gif|hei[cf]|avif|svg|tiff?|bmp)$/i.test(alt) || /^(IMG|DSC|PXL)[-_ ]?\d+/i.test(alt)
  if (isFileName || alt.trim().toLowerCase() === file.toLowerCase()) {
    const fix = 'Say in one sentence what the picture shows; people who cannot see it hear this.'
    return { ...base, message: `The description ${quoted(alt)} is the name of the file.`, fix }
  }
  if (saysPictureOnly.test(alt.trim())) {
    const fix = 'Say in one sentence what it shows; people who cannot see it hear this.'
    return { ...base, message: `The description ${quoted(alt)} says nothing of what is to be seen.`, fix }
  }
  const opening = /^(?:an? |the )?(?:image|picture|photo|photograph) of\s+/i.exec(alt)?.[0].trimEnd()
  if (!opening) return []
  const fix = 'Begin with what is to be seen: listeners know that it is a picture.'
  const span = { start: 0, end: opening.length }
  return {
    ...base,
    code: 'picture-opening',
    span,
    message: `A description needs no ${quoted(opening)}.`,
    fix,
  }
}

/**
 * Returns the file of public/ that was probably meant: the same except for case, the same name in another folder, or a
 * name one letter off.
 */
export function fileProbablyMeant(wanted: string, assets: ReadonlySet<string>): string | undefined {
  const all = [...assets]
  const small = wanted.toLowerCase()
  const sameLetters = all.find((asset) => asset.toLowerCase() === small)
  if (sameLetters) return sameLetters
  const name = small.slice(small.lastIndexOf('/'))
  const stem = name.replace(/\.[a-z]+$/, '.')
  const sameName = all.filter((asset) => asset.toLowerCase().endsWith(name))
  const sameStem = all.filter((asset) => asset.toLowerCase().includes(stem))
  const [only] = [sameName, sameStem].find((found) => found.length === 1) ?? []
  return only ?? nearest(wanted, assets)
}
