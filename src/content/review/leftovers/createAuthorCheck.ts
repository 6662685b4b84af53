import { groupBy } from '../../model/groupBy.ts'
import { holds } from '../../model/pageNotes.ts'
import { readSections, type SitePage } from '../../model/siteModel.ts'
import type { Mistake } from '../../problem/mistake.ts'
import { mentionWords } from '../../wording/mentionWords.ts'
import { quoted } from '../../wording/phrases.ts'
import { isSlip } from './slipOfName.ts'

/** Shorter names that differ in a letter are those of two people. */
const fewestLetters = 6

/** Whether a long name is another one with one letter replaced. */
const isOneOff = (written: string, name: string) =>
  written.length === name.length &&
  name.length >= fewestLetters &&
  [...name].filter((letter, at) => letter !== written[at]).length === 1

/** Creates the check of the authors of articles: a name that is nearly that of a person in the team. */
export function createAuthorCheck(pages: readonly SitePage[]) {
  const authors = groupBy(
    pages.flatMap(({ page }) => page.author ?? []),
    (name) => name,
  )
  let people: readonly string[] | undefined
  const readPeople = () =>
    pages.flatMap((page) =>
      holds(page, 'team')
        ? readSections(page).flatMap((section) =>
            section.type === 'team' ? section.items.map(({ name }) => name) : [],
          )
        : [],
    )
  return ({ page: { author, mentions } }: SitePage): Mistake[] => {
    // A name at several articles is no slip.
    if (author === undefined || (authors.get(author)?.length ?? 0) > 1 || mentions?.includes(author)) return []
    people ??= readPeople()
    const written = author.split(' ')
    const isMeant = (name: string) => {
      const own = name.split(' ').slice(-written.length)
      const others = own.flatMap((word, at) => (word === written[at] ? [] : [[written[at] ?? '', word] as const]))
      const [other, ...more] = others
      return (
        own.length > 1 &&
        own.length === written.length &&
        more.length === 0 &&
        other &&
        (isSlip(...other) || isOneOff(...other))
      )
    }
    const meant = people.some((name) => ` ${name} `.includes(` ${author} `)) ? undefined : people.find(isMeant)
    if (meant === undefined) return []
    return [
      {
        path: ['author'],
        code: 'misspelt-person',
        message: `${quoted(author)} is nearly ${quoted(meant)}, a person in the team.`,
        fix: `Write ${quoted(meant)}, or correct it in the team. Somebody else? Add ${mentionWords(author, mentions)}.`,
      },
    ]
  }
}
