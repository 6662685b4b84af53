import type { Page, Site } from '../../../schemas/index.ts'
import { placedForm } from '../model/files/siteForms.ts'
import { rememberFirst } from '../model/remember.ts'
import { removePart } from '../problem/edits.ts'
import { firstAt, type Mistake } from '../problem/mistake.ts'
import type { Path } from '../problem/source.ts'
import { oncePer } from '../schema/oncePer.ts'
import { chooseAlternative, type Fields, isFields, isTuple, type Schema } from '../schema/schema.ts'
import { type SectionTypes, schemaOfSection } from '../schema/sectionTypes.ts'
import { findUnwrittenMarks } from '../text/checkUnwritten.ts'
import { hashOfStart } from '../text/words.ts'
import { quoted } from '../wording/phrases.ts'

interface Seen {
  path: Path
  part: Fields
}

/** The questions of a page, and the paths of their answers, by their words. */
interface Asked {
  questions: Map<string, Seen>
  answers: Map<string, Path>
}

/** Finds accidental repetitions on a page: a whole section, a heading, a question, or another entry of a list. */
export function findRepeats({ sections }: Page, types: SectionTypes): Mistake[] {
  const mistakes: Mistake[] = []
  const sectionsSeen = new Map<string, Seen>()
  const headings = new Map<string, Path>()
  const asked: Asked = { questions: new Map(), answers: new Map() }
  sections.forEach((section, index) => {
    if (section.hidden === true) return
    const path = ['sections', index]
    const start = Object.values(section).find((value) => typeof value === 'string' && value !== section.type)
    const first = rememberFirst(sectionsSeen, `${section.type}\0${String(start)}`, { path, part: section })
    // Another check refuses a second form.
    const isForm = placedForm(section) !== undefined
    if (!isForm && first && wholeOf(first.part) === wholeOf(section)) {
      const [at, other] = [
        [...path, 'type'],
        [...first.path, 'type'],
      ]
      mistakes.push(twiceOnPage(at, other, 'This section stands twice on this page.', 'Delete one of them.'))
      return
    }
    if ('heading' in section && section.heading !== undefined && findUnwrittenMarks(section.heading).length === 0) {
      const known = rememberFirst(headings, plain(section.heading), [...path, 'heading'])
      if (known)
        mistakes.push(
          twiceOnPage(
            [...path, 'heading'],
            known,
            `Two sections of this page have the heading ${quoted(section.heading)}.`,
            'Say in each heading what only its section is about.',
          ),
        )
    }
    mistakes.push(...repeatedEntries(schemaOfSection(types, section) ?? {}, section, path, asked))
  })
  return mistakes
}

/** Finds entries that repeat another entry of their list, or a question of the page. */
function repeatedEntries(schema: Schema, block: Fields, path: Path, asked: Asked): Mistake[] {
  return listsOf(schema).flatMap(([name, items]) => {
    const entries = block[name]
    if (!Array.isArray(entries) || (isFlat(items) && !holdsTwins(entries, items))) return []
    const known = new Map<string, Seen>()
    const texts = new Map<string, Path>()
    return entries.flatMap((entry: unknown, index): Mistake[] => {
      const at = [...path, name, index]
      if (typeof entry === 'string') return repeatedText(entry, at, known)
      if (!isFields(entry)) return []
      const inner = items.anyOf ? [] : repeatedEntries(items, entry, at, asked)
      const told = tellApart(entry, items)
      if (!told) return inner
      const first = rememberFirst(told.isQuestion ? asked.questions : known, told.key, { path: at, part: entry })
      if (first) return [explainRepeat(told, at, first.path, wholeOf(first.part) === wholeOf(entry))]
      return told.isQuestion ? sameAnswer(entry, at, asked.answers) : [...inner, ...sameText(entry, at, texts)]
    })
  })
}

/** The text that identifies an entry of a list. */
interface Distinction {
  title: string
  key: string
  isQuestion: boolean
}

/** Returns the text that identifies an entry; undefined if it has no title, as in some groups, or an unwritten one. */
function tellApart(entry: Fields, items: Schema): Distinction | undefined {
  const { required = [] } = items.anyOf ? chooseAlternative(items.anyOf, entry) : items
  const [field] = required
  const title = field === undefined ? undefined : entry[field]
  if (typeof title !== 'string' || plain(title) === '' || findUnwrittenMarks(title).length > 0) return undefined
  const isQuestion = field === 'question'
  // Several sections may have the same button, and one label may lead to several places.
  if (items.anyOf || required.includes('href')) return { title, key: JSON.stringify(entry), isQuestion }
  return { title, key: isQuestion ? plainQuestion(title) : plain(title), isQuestion }
}

function explainRepeat({ title, isQuestion }: Distinction, at: Path, first: Path, isSame: boolean): Mistake {
  const tell = isQuestion ? twiceOnPage : twice
  const message = isQuestion
    ? `The question ${quoted(title)} stands twice on this page`
    : `${quoted(title)} stands twice in ${quoted(String(at.at(-2)))}`
  if (isSame) return tell(at, first, `${message}.`, 'Delete one of them: both say the same.')
  const [others, kept] = isQuestion ? ['two answers', 'answer'] : ['other words', 'one']
  const mistake = tell(
    at,
    first,
    `${message}, with ${others}.`,
    `Keep the ${kept} that is right: visitors would read both.`,
  )
  return isQuestion ? { ...mistake, code: 'two-answers' } : mistake
}

/** Returns the lists that an object can have, with the schemas of their entries. Most entries have none. */
const listsOf = oncePer(({ properties = {} }: Schema) =>
  Object.entries(properties).flatMap(([name, { items }]): [string, Schema][] =>
    items && !isTuple(items) ? [[name, items]] : [],
  ),
)

/** Fields that describe one entry. Several prices may have the same remark. */
const ownTexts = ['text', 'body', 'quote']

/** Whether entries contain neither lists nor questions, which are compared on the whole page. */
const isFlat = oncePer((items: Schema) => {
  const isQuestion = [items, ...(items.anyOf ?? [])].some(({ required = [] }) => required[0] === 'question')
  return !isQuestion && (items.anyOf !== undefined || listsOf(items).length === 0)
})

/** Returns the fields that identify entries of a list. */
const tellingFields = oncePer((items: Schema): readonly string[] => {
  const titles = [items, ...(items.anyOf ?? [])].flatMap(({ required = [] }) => required.slice(0, 1))
  return [...new Set([...titles, ...ownTexts])]
})

/** Whether two entries may be equal, by the first letters of their texts. In most lists they are not. */
function holdsTwins(entries: readonly unknown[], items: Schema): boolean {
  const seen = new Set<number>()
  const isTwin = (text: unknown) => {
    if (typeof text !== 'string') return false
    const before = seen.size
    return seen.add(hashOfStart(text)).size === before
  }
  return entries.some((entry) =>
    isFields(entry) ? tellingFields(items).some((field) => isTwin(entry[field])) : isTwin(entry),
  )
}

/** Finds a text that repeats another text of its list. */
function repeatedText(text: string, path: Path, seen: Map<string, Seen>): Mistake[] {
  const said = plain(text)
  if (said === '' || findUnwrittenMarks(text).length > 0) return []
  const known = rememberFirst(seen, said, { path, part: { text } })
  if (!known) return []
  const mistake = twice(
    path,
    known.path,
    `${quoted(text)} stands twice in ${quoted(String(path.at(-2)))}.`,
    'Delete one of them.',
  )
  // If the two differ, the better one may be either.
  return [known.part.text === text ? { ...mistake, edits: (source) => [removePart(source, path)] } : mistake]
}

/** The fewest words that two answers do not share by chance. */
const eightWords = /^\S*(?:\s+\S*){7}/
/** The fewest words that two entries of a list do not share by chance. */
const sixWords = /^\S+(?:\s+\S+){5}/

function sameAnswer({ answer }: Fields, path: Path, seen: Map<string, Path>): Mistake[] {
  if (typeof answer !== 'string' || !eightWords.test(answer) || findUnwrittenMarks(answer).length > 0) return []
  const at = [...path, 'answer']
  const known = rememberFirst(seen, plain(answer), at)
  if (!known) return []
  const message = 'Two questions of this page have the same answer.'
  return [twiceOnPage(at, known, message, 'Answer each of them, or keep one.')]
}

/** Finds an entry with the exact text of another entry under another name: an unfinished copy. */
function sameText(entry: Fields, path: Path, seen: Map<string, Path>): Mistake[] {
  if (Object.hasOwn(entry, 'price')) return []
  return ownTexts.flatMap((field) => {
    const text = entry[field]
    if (typeof text !== 'string' || !sixWords.test(text.trim()) || findUnwrittenMarks(text).length > 0) return []
    const at = [...path, field]
    const known = rememberFirst(seen, plain(text), at)
    if (!known) return []
    const mistake = twice(at, known, 'Two entries of this list say the same.', 'Write what is true of each of them.')
    return [{ ...mistake, code: 'repeated-text' }]
  })
}

/** Returns a question without the details of spelling that people vary. */
const plainQuestion = (words: string) =>
  plain(words)
    .replace(/[\u2019']s\b/g, ' is')
    .replace(/n[\u2019']t\b/g, ' not')
    .replace(/\b(?:a|an|the|your|our|please)\b/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Finds footer columns with the heading or the pages of another column. */
export function findRepeatedColumns({ footer }: Site): Mistake[] {
  const headings = new Map<string, Path>()
  const lists = new Map<string, Path>()
  return footer.columns.flatMap(({ heading, ...list }, index): Mistake[] => {
    const path = ['footer', 'columns', index]
    const known = rememberFirst(headings, plain(heading), path) ?? rememberFirst(lists, JSON.stringify(list), path)
    if (!known) return []
    const first = [...known, 'heading']
    return [twice([...path, 'heading'], first, 'This column stands in the footer twice.', 'Delete one of the two.')]
  })
}

/** Returns all content of an object without the anchor and the note of a section; the note of an entry is shown. */
const wholeOf = ({ id: _, note, ...said }: Fields) =>
  JSON.stringify({ ...said, ...(!Object.hasOwn(said, 'type') && { note }) }, (__, value: unknown) =>
    typeof value === 'string' ? plain(value) : value,
  )

/** Normalizes words for comparison: no final punctuation, capital letters or spaces. */
function plain(words: string): string {
  let end = words.length
  while (end > 0 && endCharacters.includes(words[end - 1] ?? '')) end--
  const small = words.slice(0, end).trim().toLowerCase()
  return /\s\s|[^\S ]/.test(small) ? small.replace(/\s+/g, ' ') : small
}

const endCharacters = ' \n.?!:'

const twice = (path: Path, first: Path, message: string, fix: string): Mistake => ({
  path,
  code: 'repeated-part',
  message,
  fix,
  also: firstAt(first),
})

/** Finds texts that repeat those of the sections around them. */
const twiceOnPage: typeof twice = (...parameters) => ({ ...twice(...parameters), pageDecides: true })
