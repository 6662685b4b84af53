import { isPageFile, pageAddress } from '../../../content/model/files/pageAddress.ts'
import type { Path } from '../../../content/problem/source.ts'
import { lengths } from '../../../content/review/checkTitles.ts'
import { findPageTexts } from '../../../content/schema/findTexts.ts'
import { isFields } from '../../../content/schema/schema.ts'
import type { SectionTypes } from '../../../content/schema/sectionTypes.ts'
import { checkUnwritten } from '../../../content/text/checkUnwritten.ts'
import type { PageView } from '../protocol.ts'
import type { Session } from '../session/openEditing.ts'
import type { SiteView } from '../view/openSiteView.ts'
import { toCanvas } from '../view/toCanvas.ts'
import { findUnsaid } from './findUnsaid.ts'
import { listSections } from './listSections.ts'
import { readValue } from './readValue.ts'
import { tellBlocks } from './tellBlocks.ts'
import { tellFacts, tellTexts, wordsOf } from './tellTexts.ts'

/** The view of a page file or of site.config.json; undefined if it does not exist. */
export function tellPage(file: string, session: Session, view: SiteView): PageView | undefined {
  const made = view.made(file)
  const source = made?.template ?? file
  const text = session.text(source)
  if (text === undefined) return undefined
  const value = readValue(source, text)
  const facts = made && readValue(made.facts, session.text(made.facts))
  const drawn = view.draw(file)
  const head = drawn?.resolved.head
  const types = view.types()
  const blocks = tellBlocks(drawn?.blocks ?? [], session.text, { model: view.model(), types })
  const words = wordsOf(facts)
  return {
    file,
    source,
    path: isPageFile(file) ? pageAddress(file) : '',
    made: made && {
      facts: made.facts,
      words,
      pages: view.allMade().filter(({ template }) => template === source).length,
    },
    html: drawn && toCanvas(drawn.html, view.look()),
    stale: drawn?.stale ?? false,
    text,
    value,
    sections: listSections(value, types),
    blocks,
    texts: isPageFile(file)
      ? Object.assign(
          tellTexts(value, types),
          made && tellFacts(facts, made.facts),
          ...blocks.map((block) => tellTexts(block.value, types, block.file)),
        )
      : {},
    tokens: { ...drawn?.tokens, ...words },
    head: head && {
      title: head.title,
      description: head.description,
      url: head.url,
      indexed: head.indexed,
      room: lengths.description.most,
      image: drawn.shared,
    },
    unwritten: isPageFile(file) ? findUnwritten(value, types) : [],
    unsaid: isFields(value) && value.draft === true ? findUnsaid(file, value, view.model()) : [],
  }
}

/** Finds markers for missing texts in the current file. The check of the whole site runs later. */
function findUnwritten(value: unknown, types: SectionTypes): Path[] {
  if (!isFields(value)) return []
  const found = checkUnwritten(value, findPageTexts(value, types)).map(({ path }) => path)
  return found.filter((path, index) => path.join('/') !== found[index - 1]?.join('/'))
}
