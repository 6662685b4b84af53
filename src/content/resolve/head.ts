import type { Crumb, HeadModel, SectionModel } from '../pageModel.ts'
import { fileOfAddress } from '../pictureFile.ts'
import type { SitePage } from '../siteModel.ts'
import { absoluteUrl, type ResolveContext } from './context.ts'
import { fillerOf } from './filler.ts'
import { cardPage, cardSize, socialCard } from './socialCard.ts'
import { structuredData } from './structuredData.ts'

/** Whether search engines may keep a page, and sitemap.xml lists it. */
export function isIndexed({ path, page }: ResolveContext['current']): boolean {
  return page.status === undefined && path !== '/404.html'
}

/** Title, description, canonical address, social picture and structured data of a page. */
export function resolveHead(context: ResolveContext, crumbs: Crumb[], sections: SectionModel[]): HeadModel {
  const { model, current, base } = context
  const fill = fillerOf(context)
  return {
    title: fill.plain(current.page.title),
    description: fill.plain(current.page.description),
    canonical: current.path === '/404.html' ? null : absoluteUrl(model, base, current.path),
    indexed: isIndexed(current),
    siteName: model.site.company.name,
    language: model.site.language ?? 'en-US',
    socialImage: socialImage(context),
    structuredData: structuredData({ context, crumbs, sections }),
  }
}

/** A photo that the page brings goes first, then the picture made for it or for its folder, then the one of the site. */
function socialImage(context: ResolveContext): HeadModel['socialImage'] {
  const { model, current, base, pictures } = context
  const shown = isPhoto(current.page.image) ? current : cardPage(model, current)
  const image = shown?.page.image
  if (isPhoto(image)) {
    const { src, alt } = image
    const { width, height } = pictures?.get(src)?.size ?? image
    const url = src.startsWith('/') ? absoluteUrl(model, base, encodeURI(fileOfAddress(src))) : src
    return { url, alt, ...(width !== undefined && { width }), ...(height !== undefined && { height }) }
  }
  const card = shown && socialCard(context, shown)
  if (card) return { url: absoluteUrl(model, base, card.address), alt: card.alt, ...cardSize }
  const { name, tagline } = model.site.company
  return { url: absoluteUrl(model, base, '/social.png'), alt: `${name}: ${tagline}`, ...cardSize }
}

type Image = NonNullable<SitePage['page']['image']>

const isPhoto = (image: Image | undefined): image is Exclude<Image, { scene: string }> =>
  image !== undefined && 'src' in image
