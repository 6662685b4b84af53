import { isPageFile, pageAddress } from '../../../content/model/files/pageAddress.ts'
import { createSource } from '../../../content/problem/source.ts'
import { readJson } from '../../../content/read/readJson.ts'
import { isFields, isSectionType, sectionSchema } from '../../../content/schema/schema.ts'
import { themeCss } from '../../code/themeCss.ts'
import type { PageView, SectionEntry } from '../protocol.ts'
import type { Session } from '../session/openEditing.ts'
import type { SiteView } from '../view/openSiteView.ts'
import { toCanvas } from '../view/toCanvas.ts'
import { tellTexts } from './tellTexts.ts'

/** A page file, or site.config.json, as the editor shows it; undefined where there is none. */
export function tellPage(file: string, session: Session, view: SiteView): PageView | undefined {
  const text = session.text(file)
  if (text === undefined) return undefined
  const { value } = readJson(createSource(file, text))
  const drawn = view.draw(file)
  const head = drawn?.resolved.head
  return {
    file,
    path: isPageFile(file) ? pageAddress(file) : '',
    html: drawn && toCanvas(drawn.html, themeCss(view.theme())),
    stale: drawn?.stale ?? false,
    text,
    value,
    sections: listSections(value),
    texts: isPageFile(file) ? tellTexts(value) : {},
    tokens: { ...drawn?.tokens },
    head: head && { title: head.title, description: head.description, url: head.url, indexed: head.indexed },
  }
}

function listSections(value: unknown): SectionEntry[] {
  const sections: unknown[] = isFields(value) && Array.isArray(value.sections) ? value.sections : []
  return sections.map((section, index) => {
    const { type, heading, hidden } = isFields(section) ? section : {}
    const title = isSectionType(type) ? sectionSchema(type).title : undefined
    return {
      index,
      type: String(type ?? ''),
      title: title ?? 'Section of an unknown type',
      heading: typeof heading === 'string' ? heading : undefined,
      hidden: hidden === true,
    }
  })
}
