import { pageInWrongFolder } from './link/checkKind.ts'
import { configFile } from './model/files/configFile.ts'
import { isFormFile } from './model/files/siteForms.ts'
import { groupBy } from './model/groupBy.ts'
import type { ProblemCode } from './problem/codes/problemCode.ts'
import { isError, type Problem } from './problem/problem.ts'

/**
 * Drops each problem that disappears when another one is fixed. For example, a copied page also has the title of its
 * original: only the copy is reported. Each rule below states its cause.
 *
 * @param problems sorted
 */
export function dropConsequences(problems: readonly Problem[]): Problem[] {
  const rules = [
    followsInOneFile,
    followsFromLanguage,
    liesInBlank,
    followsFromMovedDay,
    followsFromWrongDay,
    followsFromOriginal,
    followsFromWrongDays,
    followsFromDifference,
    followsFromMisplacedForm,
    followsFromMisplacedPage,
    followsFromCopy,
    followsFromStrayFile,
    followsFromMissingPage,
    followsFromLeftover,
    isFoundTwice,
    followsFromWrongFact,
    followsFromKind,
  ]
  const tests = rules.map((rule) => rule(problems))
  return problems.filter((problem) => !tests.some((isConsequence) => isConsequence(problem)))
}

/** Receives all problems of a run and returns a test whether one of them disappears with another. */
type Rule = (problems: readonly Problem[]) => (problem: Problem) => boolean

type Codes = ReadonlySet<ProblemCode>

const filesWith = (problems: readonly Problem[], codes: Codes) =>
  new Set(problems.filter(({ code }) => codes.has(code)).map(({ file }) => file))

const byFile = (problems: readonly Problem[], wanted: ProblemCode) =>
  groupBy(
    problems.filter(({ code }) => code === wanted),
    ({ file }) => file,
  )

/**
 * A copied file has the title, the description and the town of its original. Near copies share texts, and so may a page
 * and its translation.
 */
const followsFromCopy: Rule = (problems) => {
  const copies = filesWith(problems, new Set(['copied-file']))
  const alike: Codes = new Set(['near-copy', 'translation-unlinked'])
  const pairOf = ({ file, also }: Problem) => [file, also?.file].sort().join('\0')
  const pairs = new Set(problems.flatMap((problem) => (alike.has(problem.code) ? [pairOf(problem)] : [])))
  return (problem) =>
    (copies.has(problem.file) && goneWithCopy.has(problem.code)) ||
    (/^shared-/.test(problem.code) && pairs.has(pairOf(problem)))
}

/** A file that a text editor or a file manager created has a recognisable name or address, and is a copy. */
const followsFromStrayFile: Rule = (problems) => {
  const strays = filesWith(problems, namesOfStrays)
  return ({ code, file }) => strays.has(file) && goneWithCopy.has(code)
}

/** A page that is broken, a draft or copied changes how many pages a text finds in its collection. */
const followsFromMissingPage: Rule = (problems) => {
  const copies: Codes = new Set(['copied-file', 'near-copy'])
  const isChanged = problems.some(
    (problem) => problem.code !== 'count-told-otherwise' && (isError(problem) || copies.has(problem.code)),
  )
  return ({ code }) => isChanged && code === 'count-told-otherwise'
}

/** A name or a title that still names another town is also the name or title of that town's page. */
const followsFromLeftover: Rule = (problems) => {
  const leftovers = byFile(problems, 'leftover')
  return ({ code, file, start, end }) =>
    sharedTexts.has(code) &&
    leftovers.get(file)?.some((leftover) => leftover.start >= start && leftover.start <= end) === true
}

/** Two checks find the same words: as a whole text and as a part of it, or against a rule and against another form. */
const isFoundTwice: Rule = (problems) => {
  const ofRules = new Set(problems.flatMap((problem) => (problem.code === 'plain-type' ? [placeKey(problem)] : [])))
  const last = new Map(
    problems.flatMap((problem) => (problem.code === 'stand-in' ? [[placeKey(problem), problem]] : [])),
  )
  const closures = byFile(problems, 'closure-told-otherwise')
  return (problem) =>
    (problem.code === 'site-told-otherwise' &&
      closures.get(problem.file)?.some(({ start, end }) => start < problem.end && problem.start < end) === true) ||
    (problem.code === 'stand-in' && last.get(placeKey(problem)) !== problem) ||
    (problem.code === 'translation-differs' && ofRules.has(placeKey(problem)))
}

/** Words inside a blank, "[your text here]", disappear when it is filled in. */
const liesInBlank: Rule = (problems) => {
  const blanks = byFile(problems, 'blank-left')
  return ({ code, file, start, end }) =>
    code === 'stand-in' && blanks.get(file)?.some((blank) => blank.start <= start && end <= blank.end) === true
}

/** If all texts of a page name another day than its event, each of them also names a day that is not the event's. */
const followsFromMovedDay: Rule = (problems) => {
  const moved = filesWith(problems, new Set(['day-told-otherwise', 'other-day-told']))
  return ({ code, file }) => code === 'day-beside-event' && moved.has(file)
}

/** A day that does not exist cannot be compared with the texts of its page. */
const followsFromWrongDay: Rule = (problems) => {
  const wrong = filesWith(problems.filter(isError), new Set(['no-such-day']))
  return ({ code, file }) => daysTold.has(code) && wrong.has(file)
}

/** A translation is only compared with its original if neither has an error nor contradicts itself. */
const followsFromOriginal: Rule = (problems) => {
  const wrong = new Set(
    problems.filter((problem) => isError(problem) || contradictions.has(problem.code)).map(({ file }) => file),
  )
  return ({ severity, file, comparedFile }) =>
    comparedFile !== undefined && severity !== 'error' && (wrong.has(comparedFile) || wrong.has(file))
}

/** The days of an event that are missing or in a wrong order differ from those of its translation. */
const followsFromWrongDays: Rule = (problems) => {
  const wrong = filesWith(problems, new Set(['wrong-order', 'missing-day']))
  return ({ code, file, comparedFile }) =>
    code === 'translation-of-other-facts' && comparedFile !== undefined && (wrong.has(comparedFile) || wrong.has(file))
}

/** A mistake in the original, or a difference from it, shows what was changed after its translation. */
const followsFromDifference: Rule = (problems) => {
  const told = problems.filter(({ code, severity }) => code !== 'translation-older' && severity !== 'tip')
  const wrong = new Set(told.flatMap(({ file, also }) => (also ? [file, also.file] : [file])))
  const compared = new Set(told.map(({ file, comparedFile }) => `${file}\0${comparedFile}`))
  return ({ code, file, comparedFile = '' }) =>
    code === 'translation-older' && (wrong.has(comparedFile) || compared.has(`${file}\0${comparedFile}`))
}

/** A page with a form in another language leads to the thank-you page in that language. */
const followsFromMisplacedForm: Rule = (problems) => {
  const isMisplaced = problems.some(({ code }) => code === 'form-of-other-language')
  return ({ code, file }) => isMisplaced && code === 'link-to-other-language' && isFormFile(file)
}

/**
 * A translation outside the folder of its language is compared with pages in another language. The folder that a
 * misplaced page belongs to may not contain another page yet.
 */
const followsFromMisplacedPage: Rule = (problems) => {
  const foreign = filesWith(problems, new Set(['translation-of-no-language']))
  const homes = new Set(problems.flatMap(({ code, folder }) => (code === pageInWrongFolder ? [folder] : [])))
  return ({ code, file, folder }) =>
    (foreign.has(file) && saidOfPlace.has(code)) || (code === 'list-of-nothing' && homes.has(folder))
}

const saidOfPlace: Codes = new Set(['untranslated-text', 'link-to-other-language', pageInWrongFolder])

/** One problem of a file causes another one of the same file. */
const followsInOneFile: Rule = (problems) => {
  const known = new Set(problems.map(({ code, file }) => `${code}\0${file}`))
  return ({ code, file }) => known.has(`${causesInOneFile[code]}\0${file}`)
}

/** With a wrong language code, the pages and forms in its folder have no language. */
const followsFromLanguage: Rule = (problems) => {
  const isWrong = problems.some(({ code, file }) => code === 'unknown-language' && file === configFile)
  return ({ code }) => isWrong && goneWithLanguage.has(code)
}

/** Titles, descriptions and pictures contain the facts of the company, including wrong ones. */
const followsFromWrongFact: Rule = (problems) => {
  const wrong = new Set(problems.filter(({ file }) => file === configFile).map(({ code }) => code))
  const gone: Codes = new Set([...wrong].flatMap((code) => goneWithFact[code] ?? []))
  return ({ code }) => gone.has(code)
}

/** If a kind of pages names a missing folder, the pages of the intended folder already have the fields of that kind. */
const followsFromKind: Rule = (problems) => {
  const isWrong = problems.some(({ code, file }) => code === 'unknown-folder' && file === configFile)
  return ({ code, severity }) => isWrong && code === 'field-not-shown' && severity !== 'error'
}

/** The cause of a problem if both are in one file. */
const causesInOneFile: Partial<Readonly<Record<ProblemCode, ProblemCode>>> = {
  // The file is not in UTF-8, so some letters are lost.
  'lost-letter': 'not-utf-8',
  // Two fields share a name, so the intended field does not exist.
  'unknown-form-field': 'repeated-name',
  // The location of the page names the wrong town.
  'list-of-another-town': 'same-town',
  'list-of-own-page': 'same-town',
  'preset-of-another-page': 'same-town',
  'map-of-other-town': 'same-town',
  // The branch is unknown, so the drive is measured from another office.
  'too-fast': 'unknown-branch',
  // The branch is unknown, so it is not known on which closed days the form offers no visit.
  'form-while-closed': 'unknown-branch',
}

const goneWithFact: Partial<Readonly<Record<ProblemCode, readonly ProblemCode[]>>> = {
  'placeholder-in-fact': ['page-title', 'page-description', 'sample-picture'],
  'wrong-phone': ['page-title', 'page-description'],
  'wrong-email': ['page-title', 'page-description'],
  'stand-in': ['page-title', 'page-description', 'sample-picture'],
}

/** A page says two things of one fact: in two texts, or in a text and a field. */
const contradictions: Codes = new Set([
  'told-otherwise',
  'day-told-otherwise',
  'other-day-told',
  'day-beside-event',
  'price-told-otherwise',
  'saving-told-otherwise',
])

const daysTold: Codes = new Set(['told-otherwise', 'day-told-otherwise', 'other-day-told', 'day-beside-event'])

const goneWithLanguage: Codes = new Set(['translation-of-no-language', 'form-of-no-language'])

const goneWithCopy: Codes = new Set(['near-copy', 'shared-title', 'shared-description', 'same-town'])

const sharedTexts: Codes = new Set(['shared-name', 'shared-title', 'shared-description'])

/** No page can have this name, or another page has the same address. */
const namesOfStrays: Codes = new Set(['file-name', 'same-address'])

const placeKey = ({ file, start }: Problem) => `${file}\0${start}`
