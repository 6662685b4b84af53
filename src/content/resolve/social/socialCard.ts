import { isNotFound, pageFolder } from '../../model/files/pageAddress.ts'
import type { ImageModel } from '../../model/pageModel.ts'
import { readSections, type SiteModel, type SitePage } from '../../model/siteModel.ts'
import { townName } from '../../schema/country.ts'
import { oncePer } from '../../schema/oncePer.ts'
import { createFiller } from '../filler.ts'
import type { ResolveContext } from '../resolveContext.ts'

/**
 * Folders with more pages share the picture of their index page: a picture takes a tenth of a second the first time.
 */
export const mostOfFolder = 200
/**
 * Fifty states of two hundred towns would take a quarter of an hour, so the largest folders share a picture until at
 * most this many are drawn.
 */
const mostOfSite = 1000

/** Returns how many pages a folder of this site may have for each of them to get its own picture. */
export function cardLimit({ collections }: Pick<SiteModel, 'collections'>): number {
  const sizes = [...collections.values()].map(({ length }) => length)
  let limit = mostOfFolder
  const drawn = () => sizes.reduce((sum, size) => (size > limit ? sum : sum + size), 0)
  while (limit > 0 && drawn() > mostOfSite) limit--
  return limit
}

/** The picture generated for sharing a page. */
export interface SocialCard {
  /** Address without base, `/services/floor-care/og.png`. */
  address: string
  /** Alternative text: the words in the picture. */
  alt: string
  company: string
  tagline: string
  heading: string
  /** The town that the page is about, with its state if it has one, or else the town of the company. */
  town: string
  phone: string
  /** Shown beside the words: the drawing or photo at the top of the page. */
  picture?: ImageModel | { src: string }
}

/** Size of every generated picture, and of `/social.png`, in pixels. */
export const cardSize = { width: 1200, height: 630 }

/**
 * Returns the page whose picture represents a page: itself, the first page of a list that spans several, or the index
 * of its folder if that has too many pages.
 */
export function cardPage(model: SiteModel, page: SitePage): SitePage | undefined {
  const first = page.continuation && model.pages.get(page.continuation.first.path)
  if (first) return cardPage(model, first)
  if (isNotFound(page.path)) return undefined
  const folder = pageFolder(page.file)
  if (!foldersSharingPicture(model).includes(folder)) return page
  const index = model.pages.get(folder === '' ? '/' : `/${folder}/`)
  // The folder of the index page may have too many pages itself.
  return index === undefined || index === page ? index : cardPage(model, index)
}

/** Returns the folders with so many pages that all of them share the picture of their index page. */
export const foldersSharingPicture = ({ collections }: Pick<SiteModel, 'collections'>): string[] =>
  foldersAboveLimit(collections)

const foldersAboveLimit = oncePer((collections: SiteModel['collections']) => {
  const limit = cardLimit({ collections })
  return [...collections].flatMap(([folder, pages]) => (pages.length > limit ? [folder] : []))
})

/** Whether a picture is generated for a page itself. */
export const hasCard = (model: SiteModel, page: SitePage): boolean =>
  cardPage(model, page) === page && !bringsPhoto(page)

const bringsPhoto = ({ page }: SitePage) => page.image !== undefined && 'src' in page.image

/** Returns the content of a page's picture; undefined for a page with its own photo, or without a picture. */
export function socialCard(context: ResolveContext, page: SitePage = context.current): SocialCard | undefined {
  const own = page.page.image
  if (isNotFound(page.path) || bringsPhoto(page)) return undefined
  const { company } = context.model.site
  const fill = createFiller(context, page)
  const hero = readSections(page).find((section) => section.type === 'hero')
  const heading = fill.plain(hero?.heading ?? page.page.name)
  const image = own ?? hero?.image
  return {
    address: `${page.path}og.png`,
    alt: `${company.name}: ${heading}`,
    company: company.name,
    tagline: company.tagline,
    phone: company.phone,
    heading,
    town: townName(page.page.location ?? company.address),
    ...(image && { picture: 'scene' in image ? fill.image(image) : { src: image.src } }),
  }
}

/** Returns the pictures to generate for a site. */
export function listCards(model: SiteModel, year: number): SocialCard[] {
  const context = { model, base: model.site.base ?? '/', year }
  return [...model.pages.values()]
    .filter((page) => hasCard(model, page))
    .flatMap((current) => socialCard({ ...context, current }) ?? [])
}
