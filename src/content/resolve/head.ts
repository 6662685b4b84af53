import type { Crumb, HeadModel, SectionModel } from '../pageModel.ts'
import { fileOfAddress } from '../pictureFile.ts'
import { absoluteUrl, type ResolveContext } from './context.ts'
import { createFiller } from './filler.ts'
import { structuredData } from './structuredData.ts'

/** Size of the default social picture `/social.png`, in pixels. */
const socialSize = { width: 1200, height: 630 }

/** Whether search engines may keep a page, and sitemap.xml lists it. */
export function isIndexed({ path, page }: ResolveContext['current']): boolean {
  return page.status === undefined && path !== '/404.html'
}

/** Title, description, canonical address, social picture and structured data of a page. */
export function resolveHead(context: ResolveContext, crumbs: Crumb[], sections: SectionModel[]): HeadModel {
  const { model, current, base } = context
  const fill = createFiller(context)
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

function socialImage({ model, current, base, pictures }: ResolveContext): HeadModel['socialImage'] {
  const { image } = current.page
  if (!image || 'scene' in image) {
    const { name, tagline } = model.site.company
    return { url: absoluteUrl(model, base, '/social.png'), alt: `${name}: ${tagline}`, ...socialSize }
  }
  const { src, alt } = image
  const { width, height } = pictures?.get(src)?.size ?? image
  const url = src.startsWith('/') ? absoluteUrl(model, base, encodeURI(fileOfAddress(src))) : src
  return { url, alt, ...(width !== undefined && { width }), ...(height !== undefined && { height }) }
}
