import { configFile } from './model/files/configFile.ts'
import { groupBy } from './model/groupBy.ts'
import type { Problem } from './problem/problem.ts'

/**
 * The problems without those that are gone once another one is mended: what is said of a copied page beside that it is a copy,
 * of a name beside that it is left from a copy, of words beside that they stand in for others, and of texts with a wrong fact of
 * the company in them.
 *
 * @param problems sorted
 */
export function dropConsequences(problems: readonly Problem[]): Problem[] {
  const copies = new Set(problems.flatMap(({ code, file }) => (code === 'copied-file' ? [file] : [])))
  const nearCopies = new Map(
    problems.flatMap(({ code, file, also }) => (code === 'near-copy' ? [[file, also?.file]] : [])),
  )
  const isOfCopy = ({ code, file, also }: Problem) =>
    (copies.has(file) && ofCopies.has(code)) ||
    (/^shared-/.test(code) && nearCopies.has(file) && nearCopies.get(file) === also?.file)
  /** Files that a text editor or a file manager made of another one, by their name or their address. */
  const strays = new Set(problems.flatMap(({ code, file }) => (ofStrays.has(code) ? [file] : [])))
  const isOfStray = ({ code, file }: Problem) => strays.has(file) && ofCopies.has(code)
  const facts = findWrongFacts(problems.filter(({ file }) => file === configFile))
  const leftovers = groupBy(
    problems.filter(({ code }) => code === 'leftover'),
    ({ file }) => file,
  )
  /** A name or a title that still says the other town is shared with its page. */
  const isOfLeftover = ({ code, file, start, end }: Problem) =>
    (code === 'shared-name' || code === 'shared-title' || code === 'shared-description') &&
    leftovers.get(file)?.some((leftover) => leftover.start >= start && leftover.start <= end)
  const standIns = new Map(
    problems.flatMap((problem) => (problem.code === 'stand-in' ? [[placeKey(problem), problem]] : [])),
  )
  /** Whether the same words were found as a whole text and as a part of one. */
  const isTwice = (problem: Problem) => problem.code === 'stand-in' && standIns.get(placeKey(problem)) !== problem
  const blanks = groupBy(
    problems.filter(({ code }) => code === 'blank-left'),
    ({ file }) => file,
  )
  /** Words that stand in a blank: "[your text here]". */
  const isInBlank = ({ code, file, start, end }: Problem) =>
    code === 'stand-in' && blanks.get(file)?.some((blank) => blank.start <= start && end <= blank.end)
  const moved = new Set(problems.flatMap(({ code, file }) => (code === 'day-told-otherwise' ? [file] : [])))
  /** All texts of a page say another day than its event: that they name the day beside it has the same cause. */
  const isOfMovedDay = ({ code, file }: Problem) => code === 'day-beside-event' && moved.has(file)
  const isOfCause = createFolding(problems)
  const isConsequence = (problem: Problem) =>
    isOfCause(problem) ||
    isInBlank(problem) ||
    isOfMovedDay(problem) ||
    isOfCopy(problem) ||
    isOfStray(problem) ||
    isOfLeftover(problem) ||
    isTwice(problem) ||
    facts.some((codes) => codes.has(problem.code))
  return problems.filter((problem) => !isConsequence(problem))
}

/** By the code of what is said of a file, the code of the mistake in it with which that is gone. */
const inOneFile: Readonly<Record<string, string>> = {
  // Letters that were not those of the encoding.
  'lost-letter': 'not-utf-8',
  // The field that had the name which two have now.
  'unknown-form-field': 'repeated-name',
  // The drive from another office.
  'too-fast': 'unknown-branch',
}

/** Of the code of a language, the pages and forms in its folder. */
const ofLanguage = new Set(['translation-of-no-language', 'form-of-no-language'])

function createFolding(problems: readonly Problem[]): (problem: Problem) => boolean {
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

function findWrongFacts(problems: readonly Problem[]): ReadonlySet<string>[] {
  const codes = new Set(problems.map(({ code }) => code))
  return Object.entries(ofFacts).flatMap(([code, folded]) => (codes.has(code) ? [new Set(folded)] : []))
}

/** What is said of a copy as of any page, and of no interest once the copy is gone. */
const ofCopies = new Set(['near-copy', 'shared-title', 'shared-description', 'same-town'])

/** A name that no page can have, and an address that another page has already. */
const ofStrays = new Set(['file-name', 'same-address'])

const placeKey = ({ file, start }: Problem) => `${file}\0${start}`
