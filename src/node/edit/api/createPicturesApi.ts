import type { ReadSources } from '../../input/readSources.ts'
import { judgePicture, mostPictureBytes } from '../pictures/judgePicture.ts'
import { keepPicture, movePicture } from '../pictures/keepPicture.ts'
import type { PictureEntry } from '../protocol.ts'
import { type Api, Refusal } from '../server/serveEditor.ts'
import type { Session } from '../session/openEditing.ts'
import type { Versions } from './createVersions.ts'
import { readText } from './readAsked.ts'

interface PicturesOpened {
  /** The absolute path of the site's folder. */
  root: string
  /** Returns the current files of the site. */
  found: () => ReadSources
  versions: Versions
  session: Pick<Session, 'note'>
}

/** Image formats that browsers display natively. */
const shownFile = /\.(?:jpe?g|png|webp|avif|gif|svg)$/i
/** The most new pictures per session. The limit stops a program that adds pictures endlessly. */
const mostNew = 500

/** Requests that list pictures and add one. */
export function createPicturesApi({ root, found, versions, session }: PicturesOpened): Api {
  let count = 0
  /** Serializes additions: each picture is decoded in memory as a whole. */
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

  /**
   * Undo removes an added picture from the site unless a page uses it by then; redo restores it. Returns the reason if
   * it fails.
   */
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
      return { pictures: files.map((src) => ({ src, ...pictures.get(src)?.size })) }
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

/** The bytes of a picture, sent as Base64. Throws a Refusal for anything else. */
function readBytes(body: Parameters<typeof readText>[0]): Buffer {
  const text = readText(body, 'data', Math.ceil(mostPictureBytes / 3) * 4 + 4)
  if (text.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(text)) throw new Refusal('The picture was sent damaged.')
  return Buffer.from(text, 'base64')
}
