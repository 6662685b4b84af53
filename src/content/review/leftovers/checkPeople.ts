import type { Page } from '../../../../schemas/index.ts'
import type { Mistake } from '../../problem/mistake.ts'
import { fieldsOfOthers, type TextField } from '../../schema/findTexts.ts'
import { anyOf } from '../../wording/anyOf.ts'
import { matchesOf } from '../../wording/matchesOf.ts'
import { mentionWords } from '../../wording/mentionWords.ts'
import { quoted } from '../../wording/phrases.ts'
import { isSlip } from './slipOfName.ts'

/** The fewest letters of a name that a slip does not make another one, and of the name before it. */
const fewestLetters = { slip: 5, before: 3 }

const title = new RegExp(
  `^${anyOf('prof, professor, mrs, miss, sir, herr, frau, doktor, madame, mme, mlle, señora, señor, doña, don, doctora?')}$`,
  'iu',
)
const twoNames = /(?<!\p{L})(?<before>\p{Lu}[\p{L}-]*) (?=(?<name>\p{Lu}[\p{L}-]*))/gu

/**
 * Finds misspelt names of the people in the team sections of a page in its other texts: behind the same first name,
 * "Farida Holyrod" for Farida Holroyd. Quotations and their authors are skipped, and so are names in `mentions`.
 *
 * @param texts the texts of the page
 */
export function checkPeople({ sections, mentions }: Pick<Page, 'sections' | 'mentions'>, texts: readonly TextField[]) {
  const people = sections.flatMap((section) => (section.type === 'team' ? section.items.map(({ name }) => name) : []))
  const pairs = people.flatMap((name) => pairsIn(name))
  const isKnown = (written: string) => [...people, ...(mentions ?? [])].some((name) => name.includes(written))
  return texts.flatMap(({ path, field, format, value }): Mistake[] => {
    if (fieldsOfOthers.has(field) || format === 'href') return []
    return pairsIn(value).flatMap(({ before, name, start }) => {
      const written = `${before} ${name}`
      const meant = pairs.find(
        (pair) => pair.before === before && isMisspelt(name.toLowerCase(), pair.name.toLowerCase()),
      )
      if (!meant || isKnown(written)) return []
      return {
        path,
        span: { start, end: start + written.length },
        code: 'misspelt-person',
        message: `${quoted(written)} is nearly ${quoted(`${before} ${meant.name}`)}, a person in the team on this page.`,
        fix: `Write ${quoted(`${before} ${meant.name}`)}, or correct it in the team. Somebody else? Add ${mentionWords(written, mentions)}.`,
      }
    })
  })
}

/** Whether a name is another one with a slip, or with its letters in another order behind the first one. */
const isMisspelt = (name: string, own: string): boolean =>
  isSlip(name, own) || (name !== own && name[0] === own[0] && lettersOf(name) === lettersOf(own))

const lettersOf = (name: string) => [...name].sort().join('')

/** Returns the pairs of capitalized words in a text that can be a first name and a name, and where they begin. */
const pairsIn = (text: string) =>
  matchesOf(twoNames, text).flatMap(({ index, groups: { before = '', name = '' } = {} }) =>
    name.length < fewestLetters.slip || before.length < fewestLetters.before || title.test(before)
      ? []
      : [{ before, name, start: index }],
  )
