import type { Publishing } from '../pages/openPublishing.ts'
import { packSite } from '../pages/packSite.ts'
import type { Review } from '../protocol.ts'
import { type Api, Archive, Refusal } from '../server/serveEditor.ts'
import { readText } from './readAsked.ts'

interface PublishingOpened {
  /** The absolute path of the site's folder. */
  root: string
  review: () => Review
  publishing: Publishing
}

/** Requests about reviewing and publishing the changes of the site. */
export function createPublishingApi({ root, review, publishing }: PublishingOpened): Api {
  const step = (why: string | undefined) => ({ ...(why !== undefined && { refused: why }), git: publishing.state() })
  return {
    review,
    pack: async () => {
      const packed = await packSite(root)
      if ('why' in packed) throw new Refusal(packed.why)
      return new Archive(packed.zip)
    },
    git: () => ({ git: publishing.state() }),
    branch: (body) => step(publishing.branch(readText(body, 'name', 100))),
    commit: (body) => step(publishing.commit(readText(body, 'message', 5000))),
    push: () => step(publishing.push()),
    publish: (body) => step(publishing.publish(readText(body, 'message', 5000))),
  }
}
