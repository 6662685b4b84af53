import { fileOfAddress } from '../../model/files/pictureFile.ts'
import type { SocialImage } from '../../model/pageModel.ts'
import type { SitePage } from '../../model/siteModel.ts'
import { createFiller } from '../filler.ts'
import { absoluteUrl, type ResolveContext } from '../resolveContext.ts'
import { cardPage, cardSize, socialCard } from './socialCard.ts'

/**
 * Returns the picture for sharing a page: its own photo, otherwise the picture generated for it or for its folder,
 * otherwise that of the site.
 */
export function socialImage(context: ResolveContext): SocialImage | undefined {
  const { model, current } = context
  const shown = isPhoto(current.page.image) ? current : cardPage(model, current)
  return (shown && imageOf(shown, context)) ?? siteImage(context)
}

/** Returns the picture of the site as a whole: its own `social.png`, or that of its home page. */
export function siteImage(context: ResolveContext): SocialImage | undefined {
  const { model, base } = context
  const { name, tagline } = model.site.company
  if (model.brand.includes('social.png'))
    return { url: absoluteUrl(model, base, '/social.png'), alt: `${name}: ${tagline}`, ...cardSize }
  const home = model.pages.get('/')
  return home && imageOf(home, context)
}

/** Returns the photo of a page, or the picture generated for it. */
function imageOf(page: SitePage, context: ResolveContext): SocialImage | undefined {
  const { model, base, pictures } = context
  const { image } = page.page
  if (isPhoto(image)) {
    const { src, alt } = image
    const { width, height } = pictures?.get(src)?.size ?? image
    const url = src.startsWith('/') ? absoluteUrl(model, base, encodeURI(fileOfAddress(src))) : src
    return {
      url,
      alt: createFiller(context, page).plain(alt),
      ...(width !== undefined && { width }),
      ...(height !== undefined && { height }),
    }
  }
  const card = socialCard(context, page)
  return card && { url: absoluteUrl(model, base, card.address), alt: card.alt, ...cardSize }
}

type Image = NonNullable<SitePage['page']['image']>

const isPhoto = (image: Image | undefined): image is Exclude<Image, { scene: string }> =>
  image !== undefined && 'src' in image
