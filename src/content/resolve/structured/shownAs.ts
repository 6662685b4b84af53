import type { SectionModel, SectionProps } from '../../model/pageModel.ts'
import { htmlToText } from '../../text/htmlToText.ts'
import { fillerOf } from '../filler.ts'
import type { ResolveContext } from '../resolveContext.ts'

/** Returns the section with the main heading, if the page has one. */
export function heroOf(sections: readonly SectionModel[]): SectionProps['hero'] | undefined {
  const hero = sections.find((section) => section.type === 'hero')
  return hero?.props
}

/**
 * Returns the visible name and description of a page: its main heading, or the name in the breadcrumbs, and the text
 * below.
 */
export function shownAs({ context, sections }: { context: ResolveContext; sections: readonly SectionModel[] }) {
  const { heading, text } = heroOf(sections) ?? {}
  return {
    name: heading ?? fillerOf(context).plain(context.current.page.name),
    ...(text !== undefined && { description: htmlToText(text) }),
  }
}
