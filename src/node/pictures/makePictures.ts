import { fileOfAddress } from '../../content/model/files/pictureFile.ts'
import { holds } from '../../content/model/pageNotes.ts'
import { type PictureModel, sizesOfFiles } from '../../content/model/pictureModel.ts'
import { findPictures, picturePlaces } from '../../content/model/picturePlaces.ts'
import { readPage, type SiteModel } from '../../content/model/siteModel.ts'
import { type Problem, problemOfFile } from '../../content/problem/problem.ts'
import { makePhoto } from './makePhoto.ts'
import type { PictureInput, PictureOutput } from './pictureInput.ts'
import { remotePhoto } from './remotePhoto.ts'

/** Every photo of the site by the `src` that pages use. It is plain data that can be sent to another thread. */
export type MadePictures = ReadonlyMap<string, PictureModel>

/**
 * Resizes the photos that pages use to the widths they need, and writes them into the site. It runs once per build,
 * before the first page is rendered.
 */
export async function makePictures(
  input: PictureInput & PictureOutput,
): Promise<{ pictures: MadePictures; problems: Problem[] }> {
  const pictures = new Map<string, PictureModel>()
  const problems: Problem[] = []
  const widths = widthsNeeded(input.model)
  let done = 0
  for (const [src, most] of widths) {
    const isRemote = /^https?:/i.test(src)
    const made = isRemote ? remotePhoto(src, most) : await makePhoto(src, most, input).catch(refuseDamaged)
    if (made === null) problems.push(damagedPicture(fileOfAddress(src)))
    const shown = made ?? sizesOfFiles(input.files).get(src)
    if (shown) pictures.set(src, shown)
    input.report?.(++done / widths.size)
  }
  return { pictures, problems }
}

/** Returns null for an error of sharp. Errors with a code, such as those of a full disk, are not the photo's fault. */
function refuseDamaged(error: unknown): null {
  if (error instanceof Error && 'code' in error) throw error
  return null
}

/** Every photo of every page with the largest width that it needs, in pixels. */
function widthsNeeded({ pages }: SiteModel): Map<string, number> {
  const widths = new Map<string, number>()
  for (const page of pages.values())
    for (const { src, place } of holds(page, 'src') ? findPictures(readPage(page)) : [])
      widths.set(src, Math.max(widths.get(src) ?? 0, picturePlaces[place].most))
  return widths
}

const damagedPicture = (address: string): Problem =>
  problemOfFile(`public${address}`, {
    code: 'damaged-picture',
    message: 'This picture is damaged: it cannot be read to its end.',
    fix: 'Copy it here again from the camera, or open it and save it again as JPEG or PNG.',
  })
