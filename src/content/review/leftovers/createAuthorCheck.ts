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

/** A first name and a name, so that "The workshop team" is no person. */
const twoNames = /^(?:\p{Lu}[\p{L}’'-]+\.? ){1,3}\p{Lu}[\p{L}’'-]+$/u

/**
 * Creates the check of the authors of articles: a name that is nearly that of a person in the team, and, as a tip, a
 * person who is not in the team while other authors are. A guest or a former colleague may still be one.
 */
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
    if (author === undefined || mentions?.includes(author)) return []
    people ??= readPeople()
    const isInTeam = (written: string) => people?.some((name) => ` ${name} `.includes(` ${written} `)) === true
    // A name at several articles is no slip.
    const [slip] = (authors.get(author)?.length ?? 0) > 1 ? [] : findSlip(author, people)
    if (slip) return [{ ...slip, fix: `${slip.fix} Somebody else? Add ${mentionWords(author, mentions)}.` }]
    if (isInTeam(author) || !twoNames.test(author) || ![...authors.keys()].some(isInTeam)) return []
    return [
      {
        path: ['author'],
        code: 'author-not-in-team',
        message: `${quoted(author)} wrote this page and is not in the team, as other authors are.`,
        fix: `Add the person to the team, or leave it as it is: a guest or a former colleague stays the author. To silence this, add ${mentionWords(author, mentions)}.`,
      },
    ]
  }
}

/** Finds the person of the team whose name an author nearly has. */
function findSlip(author: string, people: readonly string[]): Mistake[] {
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
      fix: `Write ${quoted(meant)}, or correct it in the team.`,
    },
  ]
}
