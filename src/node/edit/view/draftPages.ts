import { expandBlocks } from '../../../content/blocks/expandBlocks.ts'
import { checkPage } from '../../../content/check/checkPage.ts'
import { countryIn } from '../../../content/model/files/configFile.ts'
import { pageAddress } from '../../../content/model/files/pageAddress.ts'
import type { PlacedBlock } from '../../../content/model/files/siteBlocks.ts'
import { fieldsOf, notePage } from '../../../content/model/pageNotes.ts'
import type { SitePage } from '../../../content/model/siteModel.ts'
import { createSource } from '../../../content/problem/source.ts'
import { readJson } from '../../../content/read/readJson.ts'
import type { ReadSources } from '../../input/readSources.ts'
import type { Session } from '../session/openEditing.ts'

interface DraftPages {
  /** Parses the text of a page file, with its blocks. Returns undefined if the text has a mistake. */
  read(file: string, written: string, found: ReadSources): SitePage | undefined
  /** The last version of the page without a mistake; undefined if there was none. */
  before(file: string): SitePage | undefined
}

/** Parses pages from unsaved texts, without the rest of the site, and remembers the last correct version of each. */
export function openDraftPages(session: Session): DraftPages {
  const faultless = new Map<string, { text: string; page: SitePage }>()
  return {
    read(file, written, found) {
      const { sources, types } = found
      const read = (name: string) => (name === file ? written : (session.text(name) ?? sources.read(name)))
      const whole = expandBlocks({ files: () => sources.files(), read }, types)
      const text = whole.read(file)
      const known = faultless.get(file)
      if (known?.text === text) return known.page
      const page = readPage({ file, text }, whole.expanded(file)?.blocks, found)
      if (page) faultless.set(file, { text, page })
      return page
    },
    before: (file) => faultless.get(file)?.page,
  }
}

function readPage(
  { file, text }: { file: string; text: string },
  blocks: readonly PlacedBlock[] | undefined,
  { sources, types }: ReadSources,
): SitePage | undefined {
  const source = createSource(file, text)
  const { value, problems } = readJson(source, types)
  if (problems.length > 0) return undefined
  const page = checkPage(source, value, { country: countryIn(sources), types }).value
  return (
    page && {
      file,
      path: pageAddress(file),
      page: fieldsOf(page),
      notes: { ...notePage(page, true), ...(blocks && { blocks }) },
      sections: page.sections,
    }
  )
}
