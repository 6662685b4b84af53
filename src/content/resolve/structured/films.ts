import type { VideoObject } from 'schema-dts'
import type { SectionModel } from '../../model/pageModel.ts'
import { htmlToText } from '../../text/htmlToText.ts'
import { originOf, type ResolveContext } from '../resolveContext.ts'

/**
 * Returns the records of a page's videos that have a date and a photo as still image: search engines require both
 * (https://developers.google.com/search/docs/appearance/structured-data/video).
 */
export function filmRecords({ model }: ResolveContext, sections: readonly SectionModel[]): VideoObject[] {
  const whole = (address: string) => new URL(address, originOf(model.site)).href
  return sections.flatMap((section): VideoObject | [] => {
    if (section.type !== 'video') return []
    const { title, text, address, image, film, date } = section.props
    if (date === undefined || !('src' in image)) return []
    return {
      '@type': 'VideoObject',
      name: title,
      ...(text && { description: htmlToText(text) }),
      thumbnailUrl: whole(image.src),
      uploadDate: date,
      ...(film.kind === 'file' ? { contentUrl: whole(address) } : { embedUrl: film.frame }),
    }
  })
}
