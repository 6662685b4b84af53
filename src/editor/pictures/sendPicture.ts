import type { PictureEntry } from '../../node/edit/protocol.ts'
import { ask, say } from '../site/actions.ts'

/** As the server says it too; a larger file is not even sent. */
const mostBytes = 20 * 1024 * 1024

/** Sends a picture file to the site; undefined where it was refused, which was told then. */
export async function sendPicture(file: File): Promise<PictureEntry | undefined> {
  if (file.size > mostBytes) {
    say(`${file.name} is larger than 20 MB. Nothing was kept.`, 'refused')
    return undefined
  }
  const data = await readBase64(file)
  const answer = await ask<{ picture: PictureEntry }>('addPicture', { name: file.name.slice(-200), data })
  if (answer) say(`The picture is kept as ${answer.picture.src}.`)
  return answer?.picture
}

function readBase64(file: File): Promise<string> {
  return new Promise((done, failed) => {
    const reader = new FileReader()
    reader.onload = () => done(String(reader.result).replace(/^[^,]*,/, ''))
    reader.onerror = () => failed(reader.error)
    reader.readAsDataURL(file)
  })
}
