import path from 'node:path'
import type { PictureFiles } from '../../../content/model/files/pictureFile.ts'
import type { PageModel } from '../../../content/model/pageModel.ts'
import type { SitePage } from '../../../content/model/siteModel.ts'
import type { ResolveContext } from '../../../content/resolve/resolveContext.ts'
import { cardPage, type SocialCard, socialCard } from '../../../content/resolve/social/socialCard.ts'
import type { sceneMarkup } from '../../../page/render/sceneMarkup.tsx'
import { hashOf } from '../../disk/hashOf.ts'
import type { SharedPicture } from '../protocol.ts'

/** URL prefix of the generated pictures for sharing. The rest of the URL changes with the picture. */
export const sharePath = '/_edit/share/'
/** The most pictures to remember; each is rendered when somebody looks at it. */
const mostKept = 30

interface DrawWith {
  files: PictureFiles
  root: string
  sceneMarkup: typeof sceneMarkup
}

export interface SharedPictures {
  /** The picture for sharing a page. A generated picture is only rendered when it is requested. */
  of(page: SitePage, resolved: PageModel, context: Omit<ResolveContext, 'current'>): SharedPicture | undefined
  /** The PNG at a URL path below `sharePath`; undefined if no recently shown page uses it. */
  draw(address: string, input: DrawWith): Promise<Uint8Array | undefined>
}

/** Provides the pictures for sharing in the editor, including those of unsaved pages. */
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
      // The module takes a moment to load, and most pictures are never requested.
      const { makeCard } = await import('../../pictures/social/makeCards.ts')
      return makeCard(found.card, { model: found.model, files, publicDir: path.join(root, 'public'), sceneMarkup })
    },
  }
}
