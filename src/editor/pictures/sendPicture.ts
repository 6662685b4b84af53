import type { PictureEntry } from '../../node/edit/protocol.ts'
import { ask, say } from '../site/actions.ts'

/** The size limit in bytes, as on the server. Larger files are not sent. */
const mostBytes = 20 * 1024 * 1024

/** Uploads a picture file to the site. Returns undefined if it was refused, after telling the person the reason. */
export async function sendPicture(file: File): Promise<PictureEntry | undefined> {
  if (file.size > mostBytes) {
    say(`${file.name} is larger than 20 MB. Nothing was kept.`, 'refused')
    return undefined
  }
  const data = await readBase64(file)
  const body = { name: file.name.slice(-200), data }
  const answer = await ask<{ picture: PictureEntry; wasCleaned: boolean }>('addPicture', body)
  if (answer)
    say(
      `The picture is kept as ${answer.picture.src}${answer.wasCleaned ? ', without what was noted in it, such as the place' : ''}.`,
    )
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
