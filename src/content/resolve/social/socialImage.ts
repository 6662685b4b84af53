import { fileOfAddress } from '../../model/files/pictureFile.ts'
import type { SocialImage } from '../../model/pageModel.ts'
import type { SitePage } from '../../model/siteModel.ts'
import { createFiller } from '../filler.ts'
import { absoluteUrl, type ResolveContext } from '../resolveContext.ts'
import { cardPage, cardSize, socialCard } from './socialCard.ts'

/** A photo that the page brings goes first, then the picture made for it or for its folder, then the one of the site. */
export function socialImage(context: ResolveContext): SocialImage | undefined {
  const { model, current } = context
  const shown = isPhoto(current.page.image) ? current : cardPage(model, current)
  return (shown && imageOf(shown, context)) ?? siteImage(context)
}

/** The picture that stands for the site as a whole: its own `social.png`, else that of its home page. */
export function siteImage(context: ResolveContext): SocialImage | undefined {
  const { model, base } = context
  const { name, tagline } = model.site.company
  if (model.brand.includes('social.png'))
    return { url: absoluteUrl(model, base, '/social.png'), alt: `${name}: ${tagline}`, ...cardSize }
  const home = model.pages.get('/')
  return home && imageOf(home, context)
}

/** The photo that a page brings, or the picture made for it. */
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
