import { isPageFile, pageAddress } from '../../../content/model/files/pageAddress.ts'
import { createSource } from '../../../content/problem/source.ts'
import { readJson } from '../../../content/read/readJson.ts'
import type { PageView } from '../protocol.ts'
import type { Session } from '../session/openEditing.ts'
import type { SiteView } from '../view/openSiteView.ts'
import { toCanvas } from '../view/toCanvas.ts'
import { listSections } from './listSections.ts'
import { tellBlocks } from './tellBlocks.ts'
import { tellTexts } from './tellTexts.ts'

/** A page file, or site.config.json, as the editor shows it; undefined where there is none. */
export function tellPage(file: string, session: Session, view: SiteView): PageView | undefined {
  const text = session.text(file)
  if (text === undefined) return undefined
  const { value } = readJson(createSource(file, text))
  const drawn = view.draw(file)
  const head = drawn?.resolved.head
  const blocks = tellBlocks(drawn?.blocks ?? [], session.text, view.model())
  return {
    file,
    path: isPageFile(file) ? pageAddress(file) : '',
    html: drawn && toCanvas(drawn.html, view.look()),
    stale: drawn?.stale ?? false,
    text,
    value,
    sections: listSections(value),
    blocks,
    texts: isPageFile(file)
      ? Object.assign(tellTexts(value), ...blocks.map((block) => tellTexts(block.value, block.file)))
      : {},
    tokens: { ...drawn?.tokens },
    head: head && {
      ...{ title: head.title, description: head.description, url: head.url, indexed: head.indexed },
      image: drawn.shared,
    },
  }
}
