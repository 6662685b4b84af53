import type { ProblemCode } from '../problem/codes/problemCode.ts'
import { type Mistake, placeMistake } from '../problem/mistake.ts'
import { type Edit, type Problem, problemOf, wholeFile } from '../problem/problem.ts'
import { findTokens, locationTokens, siteTokens } from '../text/tokens.ts'
import { nearest } from '../wording/nearest.ts'
import { count, joinWords, quoted } from '../wording/phrases.ts'
import type { Facts } from './readFacts.ts'
import type { Template } from './readTemplate.ts'

/** The fewest texts of its own that the page of a combination needs. */
const fewestWords = 3

/** The code of words that the template does not use. The page can still be made. */
export const idleFacts = 'idle-facts'

/**
 * Checks the words of all facts of a template against its placeholders. Returns the facts that fit, and the problems of
 * the template and the facts.
 */
export function checkTemplateFacts(
  template: Template,
  all: readonly Facts[],
  phones: readonly string[] = [],
): { fitting: Facts[]; problems: Problem[] } {
  const { source, places } = template
  const everywhere = new Set<string>([...places.map(({ name }) => name), ...siteTokens, ...phones, ...locationTokens])
  const said = new Set(findTokens(source.text).map(({ name }) => name))
  const owns = all.map((facts) => new Set((facts.words.value.members ?? []).map(({ key }) => key)))
  const lacking = [...said].filter((name) => !everywhere.has(name) && owns.every((own) => !own.has(name)))
  // A word that one facts file lacks may be that file's mistake; one that all of them lack is the template's.
  if (owns.length > 1 && lacking.length > 0) {
    const [first = new Set<string>(), ...others] = owns
    const idle = [...first].filter((name) => !said.has(name) && others.every((own) => own.has(name)))
    return { fitting: [], problems: lacking.map((name) => explainSlip(name, idle, everywhere, template)) }
  }
  const problems: Problem[] = []
  const fitting = all.filter((facts, index) => {
    const mistake = findMistake([...(owns[index] ?? [])], said, everywhere, template.file)
    if (mistake) {
      const { shared, ...rest } = mistake
      problems.push({
        ...placeMistake(facts.source, { code: 'facts', ...rest }),
        ...(shared !== undefined && { sharedCause: `${template.file} ${shared}` }),
      })
    }
    return mistake === undefined || mistake.code === idleFacts
  })
  return { fitting, problems }
}

/** Explains a placeholder that no facts have words for, at its places in the template. */
function explainSlip(name: string, idle: readonly string[], known: ReadonlySet<string>, template: Template): Problem {
  const { file, source } = template
  const [place, ...more] = findTokens(source.text)
    .filter((token) => token.name === name)
    .map(({ start, end }) => ({ file, start, end }))
  const guess = nearest(name, [...idle, ...known])
  const others = joinWords((guess === undefined ? idle : []).map((other) => `{${other}}`))
  const edits = [...(place ? [place] : []), ...more].map((each): Edit => ({ ...each, text: `{${guess}}` }))
  return problemOf({
    ...(place ?? wholeFile(file)),
    code: 'template',
    message: `The template says {${name}}, and no facts have words for it.`,
    fix: guess
      ? `Write {${guess}}.`
      : `${others ? `Write ${others}, which it does not say yet` : 'Delete it'}, or add ${quoted(name)}: "…" to all facts of this template.`,
    ...(more.length > 0 && { more }),
    ...(guess !== undefined && { edits }),
  })
}

/** A mistake in the words of a combination; `shared` names a cause that many of them may share. */
type WordMistake = Omit<Mistake, 'code'> & { code?: ProblemCode; shared?: string }

/** Finds the first difference between the words of a combination and the placeholders of its template. */
function findMistake(
  own: readonly string[],
  said: ReadonlySet<string>,
  everywhere: ReadonlySet<string>,
  file: string,
): WordMistake | undefined {
  if (own.length < fewestWords) return explainFew(own.length)
  const taken = own.find((key) => everywhere.has(key))
  if (taken !== undefined)
    return {
      path: ['words', taken],
      part: 'key',
      message: `{${taken}} means something else on every page.`,
      fix: 'Choose another name for these words.',
    }
  const idle = own.find((key) => !said.has(key))
  const missing = [...said].find((name) => !everywhere.has(name) && !own.includes(name))
  if (idle !== undefined) return explainIdle(idle, missing, file)
  if (missing === undefined) return undefined
  return {
    path: ['words'],
    part: 'key',
    message: `The template says {${missing}}, and these facts have no words for it.`,
    fix: `Add "${missing}": "…".`,
    shared: missing,
  }
}

const explainFew = (words: number): WordMistake => ({
  path: ['words'],
  part: 'key',
  message: `These facts have ${count(words, 'text')}, and a page needs ${fewestWords} of its own.`,
  fix: 'Write what is so here alone: who works here, in which buildings, at what hours. Search engines leave out pages that differ in names alone.',
})

/** Explains words that the template does not use; `missing` is a placeholder that these facts lack. */
function explainIdle(idle: string, missing: string | undefined, file: string): WordMistake {
  const isMissing = missing !== undefined && nearest(idle, [missing]) === missing
  return {
    ...(missing === undefined && { code: idleFacts }),
    path: ['words', idle],
    part: 'key',
    message: `The template does not say {${idle}}.`,
    fix: isMissing
      ? `Rename it to ${quoted(missing)}, which the template says.`
      : `Write {${idle}} into a text of ${file}, or delete it here.`,
    // A word that many facts files have in vain has one cause: the template, or the person who wrote them.
    shared: idle,
  }
}
