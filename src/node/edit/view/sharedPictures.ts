import path from 'node:path'
import type { PictureFiles } from '../../../content/model/files/pictureFile.ts'
import type { PageModel } from '../../../content/model/pageModel.ts'
import type { SitePage } from '../../../content/model/siteModel.ts'
import type { ResolveContext } from '../../../content/resolve/resolveContext.ts'
import { cardPage, type SocialCard, socialCard } from '../../../content/resolve/social/socialCard.ts'
import type { sceneMarkup } from '../../../page/render/sceneMarkup.tsx'
import { hashOf } from '../../disk/hashOf.ts'
import type { SharedPicture } from '../protocol.ts'

/** Addresses of the pictures that are made of pages to be shared with; what follows changes with the picture. */
export const sharePath = '/_edit/share/'
/** One is made while somebody looks at it. */
const mostKept = 30

interface DrawWith {
  files: PictureFiles
  root: string
  sceneMarkup: typeof sceneMarkup
}

export interface SharedPictures {
  /** The picture that a page is shared with; one that is made of it gets drawn once it is asked for. */
  of(page: SitePage, resolved: PageModel, context: Omit<ResolveContext, 'current'>): SharedPicture | undefined
  /** The PNG at an address below `sharePath`; undefined where no page that was shown lately is shared with it. */
  draw(address: string, input: DrawWith): Promise<Uint8Array | undefined>
}

/** The pictures with which pages are shared, as the editor shows them: also of pages that are not saved yet. */
export function openSharedPictures(): SharedPictures {
  const cards = new Map<string, { card: SocialCard; model: ResolveContext['model'] }>()
  return {
    of(page, { head: { socialImage, url } }, context) {
      if (!socialImage) return undefined
      const { alt, width, height, url: shown } = socialImage
      const source = cardPage(context.model, page)
      const card = source && socialCard({ ...context, current: source })
      const own = new URL(shown)
      if (card && own.pathname === card.address) {
        const address = `${sharePath}${hashOf(JSON.stringify([card, context.model.site.theme])).slice(0, 16)}.png`
        cards.delete(address)
        cards.set(address, { card, model: context.model })
        const [oldest] = cards.keys()
        if (cards.size > mostKept && oldest !== undefined) cards.delete(oldest)
        return { src: address, alt, width, height, isMade: true }
      }
      const isHere = own.origin === new URL(url).origin
      return { src: isHere ? own.pathname : shown, alt, width, height, isMade: false }
    },
    async draw(address, { files, root, sceneMarkup }) {
      const found = cards.get(address)
      if (!found) return undefined
      // What draws it takes a moment to load, and most pages are never looked at this way.
      const { makeCard } = await import('../../pictures/social/makeCards.ts')
      return makeCard(found.card, { model: found.model, files, publicDir: path.join(root, 'public'), sceneMarkup })
    },
  }
}
