import type { Mistake } from '../problem/mistake.ts'
import type { Path } from '../problem/source.ts'
import type { TextField } from '../schema/findTexts.ts'
import { anyOf, anyPattern } from '../wording/anyOf.ts'
import { quoted } from '../wording/phrases.ts'
import { fillersIn } from './fillers.ts'

type FieldOfText = Pick<TextField, 'path' | 'value' | 'field'>

/** Fields with a few words by which visitors choose. */
export const titleFields: ReadonlySet<string> = new Set(['title', 'name', 'heading', 'question', 'label'])

/** Labels that editors insert in place of a title; "Step 1" and "Room 2" are real titles. */
const parts =
  'card, item, feature, text, paragraph, column, block, button, entry, page, slide, tab, question, link, widget'
const titles = 'title, heading, headline, subtitle, subheading'
const anyPart = anyOf(titles, parts)
const beforePart = anyOf(
  'new, sample, example, dummy, add(?: a)?, your, enter(?: a)?',
  'card, item, section, page, block, feature, button, link, question',
)
const numbered = '(?:[ _-]#?\\d{1,3}| \\(\\d{1,3}\\))?(?=[ \\t]*(?:[.:!?]*$|\\|))'
/** "Card 1 title" */
const entries = anyOf('step, card, item, feature, section, slide, tab, column, service, reason, benefit, point, member')
const ofEntry = anyOf('title, heading, headline, text, description, name, label')
const titleFiller = anyPattern('i', [
  `^(?:${beforePart}[ _-]${anyPart}(?: here)?|${anyOf(titles, 'placeholder, lorem, dummy, caption')}|${anyPart})${numbered}`,
  `^${entries} #?\\d{1,2} ${ofEntry}$`,
])
/** These are also words on their own, so without a number they may be intended. */
const alone = new RegExp(`^${anyOf(parts)}$`, 'i')

/** Steps and ways of contact have these names too: "Test" beside "Treat", "Text" beside "Call". */
const ofEntries = /^(?:test|text)$/i
/** What a table cell says for "none". */
const ofCells = /^(?:n\/a|tba|none yet)$/i

/** A valid title for a list of upcoming items. */
const ofUpcoming = /^(?:próximamente|prochainement|demnächst)[.!:…]*$/i

/** How a form asks for an answer: "Your question". */
const asksForAnswer = /^your [a-z]+[.:?]?$/i

/**
 * Whether the words are intended in their position: above a section, in an entry of a list, a cell of a table, or a
 * field of a form.
 */
function isMeant(value: string, path: Path): boolean {
  const [inside, last] = path.slice(-2)
  const isEntry = typeof inside === 'number' && (last === 'title' || last === 'label') && path.length > 3
  const isCell = typeof inside === 'number' && typeof last === 'number'
  const isAnswer = path[0] === 'fields' && last === 'label' && asksForAnswer.test(value.trim())
  const isOverSection = path.length === 3 && last === 'heading' && ofUpcoming.test(value.trim())
  return (
    isAnswer || isOverSection || (isEntry && ofEntries.test(value.trim())) || (isCell && ofCells.test(value.trim()))
  )
}

/** Returns the lines of a longer text that are filler, with their offsets. Single words may be intended. */
function fillerLines(value: string): { line: string; start: number }[] {
  if (!value.includes('\n')) return []
  let at = 0
  return value.split('\n').flatMap((line) => {
    const start = at
    at += line.length + 1
    const isFiller = line.length <= mostLetters && line.trim().includes(' ') && fillersIn.text.test(line)
    return isFiller ? [{ line, start }] : []
  })
}

/** What programs call a copy, before or after the name of the original; before "your", "Copy of" may be a service. */
const service = '(?:[Yy]our|[Tt]he|[Aa]n?|[Oo]ur|[Mm]y|[Aa]ny|[Aa]ll)\\b'
const copyOf = anyOf(`Copy of (?!${service})`, 'Kopie von ', 'Copie de ', 'Copia de ')
const copyBehind = anyOf(
  ' \\([1-9]\\)',
  ' \\([Cc]opy\\)',
  ' copy(?: [1-9])?',
  ' [-\u2013] (?:[Cc]opy|Kopie|[Cc]opie|[Cc]opia)',
)
const copyName = new RegExp(`^${copyOf}(.*)$|^(.*\\S)${copyBehind}$`)

/** Finds the name of a copied file in the name of a page, which menus and cards show. */
function findCopyName(value: string, path: Path): Mistake | [] {
  const [, behind, before] = path.length === 1 && path[0] === 'name' ? (copyName.exec(value.trim()) ?? []) : []
  const meant = behind ?? before
  if (meant === undefined) return []
  return {
    path,
    span: { start: 0, end: value.length },
    code: 'stand-in',
    severity: 'warning',
    message: `${quoted(value.trim())} is the name of a copy.`,
    fix: `Write ${quoted(meant)}, or what this page is about: menus, cards and lists show its name.`,
  }
}

/** What an editor appends to the title of a copied part or page. */
const titleOfCopy = /(?<=\S) \((?:copy|kopie|copie|copia)(?: [1-9])?\)(?=$| \|)/i

function findTitleOfCopy({ path, value, field }: FieldOfText): Mistake | [] {
  const { 0: words, index } = (titleFields.has(field) && titleOfCopy.exec(value)) || { 0: '', index: 0 }
  if (words === '') return []
  return {
    path,
    span: { start: index, end: index + words.length },
    code: 'stand-in',
    severity: 'warning',
    message: `${quoted(words.trim())} is what an editor writes behind the title of a copy.`,
    fix: 'Delete it, and say what this part is about.',
  }
}

/** Placeholder names for a person in the lists of a template, and in the head of a table. */
const nobody = new RegExp(
  `^${anyOf(
    '(?:(?:full|first|last|first and last|your|author|client|customer|employee|guest|member|patient|person|staff)[ _-]?)?name',
    "nom de l['’]auteur, nom du client, name des autors, autorenname, kundenname, nombre del (?:autor|cliente)",
    'first(?: ?name)? last(?: ?name)?, name surname, prénom nom, nom prénom, vorname nachname, nombre (?:y )?apellidos?',
  )}$`,
  'i',
)
/** An entry with a number and no words; in a title field it may be intended. */
const numberAlone = /^(?:step|schritt|étape|paso) #?\d{1,2}[.:]?$/i
/** Names of fields that documents write before the text: "Description: Three instructors". */
const fieldNames =
  /^(?:(?:page |meta |seo )?title|(?:meta |seo )?description|heading|headline|titel|beschreibung|titre)\s?:\s+(?=\S)/i

const isPerson = (path: Path) => path.at(-1) === 'author' || (path.at(-1) === 'name' && path.includes('sections'))

/** Finds the name of a field that was pasted into it together with the text. */
function findFieldName(value: string, path: Path): Mistake | [] {
  const [found] = (path.length === 1 && fieldNames.exec(value)) || []
  if (found === undefined) return []
  return {
    path,
    span: { start: 0, end: found.length },
    code: 'stand-in',
    severity: 'warning',
    message: `${quoted(found.trim())} is the name of this field, and search results would show it.`,
    fix: 'Delete it.',
    replacement: '',
  }
}

/** No filler is longer than this. */
const mostLetters = 200

/** The four patterns combined: each call of a pattern takes more time than the first letters of a text. */
const anyFiller = new RegExp(
  [titleFiller, numberAlone, fillersIn.text, fillersIn.soon].map(({ source }) => `(?:${source})`).join('|'),
  'i',
)

/** Whether a text may be filler; called for every text of a site. */
export const mayBeFiller = (value: string, field: string): boolean =>
  (value.length <= mostLetters &&
    (anyFiller.test(value) ||
      (field === 'name' && copyName.test(value)) ||
      ((field === 'name' || field === 'author') && nobody.test(value)) ||
      (value.includes(' (') && titleOfCopy.test(value)))) ||
  ((field === 'title' || field === 'description') && fieldNames.test(value)) ||
  fillerLines(value).length > 0

/**
 * Finds a text that consists only of a stand-in from a program or a hurried writer: "Heading", "New Card", "Title 3",
 * "Coming soon". A promise of a later text is valid on a page that waits for it.
 *
 * @param isUnpublished whether the page is a draft or says that it waits for its text
 */
export function checkFiller({ path, value, format, field }: TextField, isUnpublished: boolean): Mistake[] {
  // `review/checkPictures.ts` checks the text of a picture.
  if (format === 'href' || field === 'alt') return []
  const lines = fillerLines(value)
  if (lines.length > 0)
    return lines.map(({ line, start }) => ({
      path,
      span: { start, end: start + line.length },
      code: 'stand-in',
      severity: isUnpublished ? 'warning' : 'error',
      message: `${quoted(line.trim())} stands where a text is still to be written.`,
      fix: 'Write the words that belong here.',
    }))
  if (value.length > mostLetters || isMeant(value, path)) return []
  const copied = [findCopyName(value, path), findTitleOfCopy({ path, value, field }), findFieldName(value, path)].flat()
  if (copied.length > 0) return copied
  return checkWhole({ path, value, field }, isUnpublished)
}

function checkWhole({ path, value, field }: FieldOfText, isUnpublished: boolean): Mistake[] {
  const isSoon = fillersIn.soon.test(value)
  if (!isWholeFiller({ path, value, field }) && (!isSoon || isUnpublished)) return []
  return [
    {
      path,
      // The span that `checkStandIns` reports for the same words, so that only one problem is shown.
      span: { start: 0, end: value.length },
      code: 'stand-in',
      severity: isUnpublished || isSoon ? 'warning' : 'error',
      message: `${quoted(value.trim())} stands where ${titleFields.has(field) ? 'a title' : 'a text'} is still to be written.`,
      fix: isSoon
        ? 'Write what there is to say, or leave this part out until there is something.'
        : 'Write the words that belong here.',
    },
  ]
}

/** Whether the text cannot be intended in this field. */
function isWholeFiller({ path, value, field }: FieldOfText): boolean {
  if (isPerson(path) && nobody.test(value)) return true
  if (!titleFields.has(field))
    return fillersIn.text.test(value) || (numberAlone.test(value) && typeof path.at(-2) !== 'number')
  return (titleFiller.test(value) && !alone.test(value)) || (fillersIn.text.test(value) && field !== 'label')
}
