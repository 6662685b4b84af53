import type { ReadSources } from '../../input/readSources.ts'
import { judgePicture, mostPictureBytes } from '../pictures/judgePicture.ts'
import { keepPicture, movePicture } from '../pictures/keepPicture.ts'
import type { PictureEntry } from '../protocol.ts'
import { type Api, Refusal } from '../server/serveEditor.ts'
import type { Session } from '../session/openEditing.ts'
import type { Versions } from './createVersions.ts'
import { readText } from './readAsked.ts'

interface PicturesOpened {
  /** Folder of the site, absolute. */
  root: string
  /** The files of the site as they are now. */
  found: () => ReadSources
  versions: Versions
  session: Pick<Session, 'note'>
}

/** What browsers show as it is. */
const shownFile = /\.(?:jpe?g|png|webp|avif|gif|svg)$/i
/** A list that nobody looks through to its end is cut. */
const mostListed = 600
/** New pictures of one session; another program that sends them without end is stopped. */
const mostNew = 500

/** Requests about pictures: which there are, and one more. */
export function createPicturesApi({ root, found, versions, session }: PicturesOpened): Api {
  let count = 0
  /** One after the other: each is decoded whole, which takes memory. */
  let last: Promise<unknown> = Promise.resolve()

  const add = async (name: string, bytes: Buffer) => {
    if (count >= mostNew) throw new Refusal(`${mostNew} pictures were added since the editor was opened; open it anew.`)
    const judged = await judgePicture(bytes)
    if ('why' in judged) throw new Refusal(`${judged.why.replace(/\.$/, '')}. Nothing was kept.`)
    const { ending, bytes: cleaned, wasCleaned, ...size } = judged
    const kept = keepPicture(root, { bytes: cleaned, said: name, ending })
    if ('why' in kept) throw new Refusal(`${kept.why.replace(/\.$/, '')}. Nothing was kept.`)
    const { src, isNew } = kept
    if (isNew) {
      count++
      session.note(`Add the picture ${src}`, (direction) => take(src, direction))
      versions.raise()
    }
    return { picture: { src, ...size } satisfies PictureEntry, wasCleaned }
  }

  /** Undone, a picture leaves the site, if no page shows it by now; it comes back when that is done again. */
  const take = (src: string, direction: 'back' | 'on') => {
    if (direction === 'on') return movePicture(root, src, 'site')
    const { sources } = found()
    const user = sources.files().find((file) => sources.read(file).includes(src))
    return user === undefined ? movePicture(root, src, 'aside') : `${user} shows it`
  }

  return {
    pictures: (): { pictures: PictureEntry[] } => {
      const { assets, pictures } = found()
      const files = [...assets].filter((asset) => shownFile.test(asset)).sort()
      return { pictures: files.slice(0, mostListed).map((src) => ({ src, ...pictures.get(src)?.size })) }
    },
    addPicture: (body) => {
      const name = readText(body, 'name', 300)
      const bytes = readBytes(body)
      const next = last.then(() => add(name, bytes))
      last = next.catch(() => undefined)
      return next
    },
  }
}

/** The bytes of a picture, which JSON carries as Base64. @throws Refusal for anything else */
function readBytes(body: Parameters<typeof readText>[0]): Buffer {
  const text = readText(body, 'data', Math.ceil(mostPictureBytes / 3) * 4 + 4)
  if (text.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(text)) throw new Refusal('The picture was sent damaged.')
  return Buffer.from(text, 'base64')
}
