import type { PageFields } from '../../model/pageNotes.ts'
import type { Mistake } from '../../problem/mistake.ts'
import type { Path } from '../../problem/source.ts'
import { quoted } from '../../wording/phrases.ts'

/** The fields of an event, an offer or a job page that are compared with its texts, and its sections. */
export type ToldPage = Pick<PageFields, 'title' | 'description' | 'card' | 'price' | 'salary'> &
  Pick<PageFields, 'starts' | 'ends' | 'alsoOn' | 'until' | 'validThrough' | 'date'> & { sections: readonly object[] }

export interface Text {
  path: Path
  value: string
}

/** A part of a text. */
export interface Found extends Text {
  start: number
  end: number
}

/** Returns the texts that summarize a page: its title, description, card and hero. */
export function textsOf({ title, description, card, sections }: ToldPage): Text[] {
  const at = sections.findIndex((section) => 'type' in section && section.type === 'hero')
  const hero = sections[at]
  const inHero = (field: 'heading' | 'text') => ({
    path: ['sections', at, field],
    value: hero && field in hero ? Reflect.get(hero, field) : undefined,
  })
  return [
    { path: ['title'], value: title },
    { path: ['description'], value: description },
    { path: ['card', 'title'], value: card?.title },
    { path: ['card', 'text'], value: card?.text },
    inHero('heading'),
    inHero('text'),
  ].flatMap(({ path, value }) => (typeof value === 'string' ? [{ path, value }] : []))
}

/** Creates the mistake for a field that differs from a text of its page. */
export function tell(path: Path, own: string, { value, start, end, path: said }: Found): Mistake {
  const written = value.slice(start, end).trim()
  return {
    path,
    code: 'told-otherwise',
    message: `${quoted(String(path.at(-1)))} is ${own}, and a text of this page says ${quoted(written)}.`,
    fix: 'Write the right one in both: lists and search engines take it from here.',
    also: { path: said, span: { start, end }, message: 'The text is here.' },
  }
}
