import { configFile } from './model/files/configFile.ts'
import { isFormFile } from './model/files/siteForms.ts'
import { groupBy } from './model/groupBy.ts'
import { isError, type Problem } from './problem/problem.ts'

/**
 * The problems without those that are gone once another one is mended: what is said of a copied page beside that it is a copy,
 * of a name beside that it is left from a copy, of words beside that they stand in for others, and of texts with a wrong fact of
 * the company in them.
 *
 * @param problems sorted
 */
export function dropConsequences(problems: readonly Problem[]): Problem[] {
  const rules = [
    ofOneCause,
    inBlank,
    ofMovedDay,
    ofWrongDay,
    ofOriginal,
    ofMisplacedForm,
    ofCopy,
    ofStray,
    ofLeftover,
    foundTwice,
    ofWrongFact,
  ]
  const isGone = rules.map((rule) => rule(problems))
  return problems.filter((problem) => !isGone.some((isConsequence) => isConsequence(problem)))
}

/** Makes, from all problems of a run, a function that says of one whether it is gone with another. */
type Rule = (problems: readonly Problem[]) => (problem: Problem) => boolean

const filesWith = (problems: readonly Problem[], isMeant: (code: string) => boolean) =>
  new Set(problems.filter(({ code }) => isMeant(code)).map(({ file }) => file))

const byFile = (problems: readonly Problem[], code: string) =>
  groupBy(
    problems.filter((problem) => problem.code === code),
    ({ file }) => file,
  )

const ofCopy: Rule = (problems) => {
  const copies = filesWith(problems, (code) => code === 'copied-file')
  const nearCopies = new Map(
    problems.flatMap(({ code, file, also }) => (code === 'near-copy' ? [[file, also?.file]] : [])),
  )
  return ({ code, file, also }) =>
    (copies.has(file) && ofCopies.has(code)) ||
    (/^shared-/.test(code) && nearCopies.has(file) && nearCopies.get(file) === also?.file)
}

/** Of files that a text editor or a file manager made of another one, by their name or their address. */
const ofStray: Rule = (problems) => {
  const strays = filesWith(problems, (code) => ofStrays.has(code))
  return ({ code, file }) => strays.has(file) && ofCopies.has(code)
}

/** A name or a title that still says the other town is shared with its page. */
const ofLeftover: Rule = (problems) => {
  const leftovers = byFile(problems, 'leftover')
  return ({ code, file, start, end }) =>
    sharedTexts.has(code) &&
    leftovers.get(file)?.some((leftover) => leftover.start >= start && leftover.start <= end) === true
}

/** The same words, found as a whole text and as a part of one. */
const foundTwice: Rule = (problems) => {
  const last = new Map(
    problems.flatMap((problem) => (problem.code === 'stand-in' ? [[placeKey(problem), problem]] : [])),
  )
  return (problem) => problem.code === 'stand-in' && last.get(placeKey(problem)) !== problem
}

/** Words that stand in a blank: "[your text here]". */
const inBlank: Rule = (problems) => {
  const blanks = byFile(problems, 'blank-left')
  return ({ code, file, start, end }) =>
    code === 'stand-in' && blanks.get(file)?.some((blank) => blank.start <= start && end <= blank.end) === true
}

/** All texts of a page say another day than its event: that they name the day beside it has the same cause. */
const ofMovedDay: Rule = (problems) => {
  const moved = filesWith(problems, (code) => code === 'day-told-otherwise')
  return ({ code, file }) => code === 'day-beside-event' && moved.has(file)
}

/** A day that no calendar has is held against no text of its page. */
const ofWrongDay: Rule = (problems) => {
  const wrong = filesWith(problems.filter(isError), (code) => code === 'no-such-day')
  return ({ code, file }) => daysTold.has(code) && wrong.has(file)
}

const daysTold = new Set(['told-otherwise', 'day-told-otherwise', 'day-beside-event'])

/** What a translation has otherwise than its original, while one of the two has an error. */
const ofOriginal: Rule = (problems) => {
  const wrong = new Set(problems.filter(isError).map(({ file }) => file))
  return ({ severity, file, against }) =>
    against !== undefined && severity !== 'error' && (wrong.has(against) || wrong.has(file))
}

/** The page of thanks of a form is in the language of the form while a page of another one places it. */
const ofMisplacedForm: Rule = (problems) => {
  const isMisplaced = problems.some(({ code }) => code === 'form-of-other-language')
  return ({ code, file }) => isMisplaced && code === 'link-to-other-language' && isFormFile(file)
}

/** By the code of what is said of a file, the code of the mistake in it with which that is gone. */
const inOneFile: Readonly<Record<string, string>> = {
  // Letters that were not those of the encoding.
  'lost-letter': 'not-utf-8',
  // The field that had the name which two have now.
  'unknown-form-field': 'repeated-name',
  // The town of a page that says another one in its location.
  'list-of-another-town': 'same-town',
  'preset-of-another-page': 'same-town',
  'map-of-other-town': 'same-town',
  // The drive from another office.
  'too-fast': 'unknown-branch',
}

/** Of the code of a language, the pages and forms in its folder. */
const ofLanguage = new Set(['translation-of-no-language', 'form-of-no-language'])

const ofOneCause: Rule = (problems) => {
  const known = new Set(problems.map(({ code, file }) => `${code}\0${file}`))
  const isLanguageWrong = known.has(`unknown-language\0${configFile}`)
  return ({ code, file }) => known.has(`${inOneFile[code]}\0${file}`) || (isLanguageWrong && ofLanguage.has(code))
}

/** What is said of pages that are made of a fact of the company, and of its signs, while that fact is wrong itself. */
const ofFacts: Readonly<Record<string, readonly string[]>> = {
  'placeholder-in-fact': ['page-title', 'page-description', 'sample-picture'],
  'wrong-phone': ['page-title', 'page-description'],
  'wrong-email': ['page-title', 'page-description'],
  'stand-in': ['page-title', 'page-description', 'sample-picture'],
}

const ofWrongFact: Rule = (problems) => {
  const ofSite = new Set(problems.filter(({ file }) => file === configFile).map(({ code }) => code))
  const gone = new Set(Object.entries(ofFacts).flatMap(([code, folded]) => (ofSite.has(code) ? folded : [])))
  return ({ code }) => gone.has(code)
}

/** What is said of a copy as of any page, and of no interest once the copy is gone. */
const ofCopies = new Set(['near-copy', 'shared-title', 'shared-description', 'same-town'])

/** What two pages are told to share. */
const sharedTexts = new Set(['shared-name', 'shared-title', 'shared-description'])

/** A name that no page can have, and an address that another page has already. */
const ofStrays = new Set(['file-name', 'same-address'])

const placeKey = ({ file, start }: Problem) => `${file}\0${start}`
