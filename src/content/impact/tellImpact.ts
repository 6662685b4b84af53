import { type CommandLine, createCommandLine } from '../problem/commandLine.ts'
import { builtInTypes, type SectionTypes } from '../schema/sectionTypes.ts'
import { count, joinWords, quoted, quotedWhole } from '../wording/phrases.ts'
import type { Impact, ListChange, PageRef, SiteChange, ValueChange, What, Where } from './impact.ts'
import { nameWhere } from './nameWhere.ts'

/** An impact in words: a summary sentence, then headings with their lines. */
export interface Story {
  summary: string
  chapters: { heading: string; lines: string[] }[]
}

/** The most names in a line, lines under a heading, and headings. */
const most = { names: 5, lines: 12, chapters: 12 }

export interface Telling {
  /** Formats the commands that the text mentions. Default: for a site in the current folder. */
  command?: CommandLine | undefined
  /** The section types of the site. Default: the built-in ones. */
  types?: SectionTypes
}

/** Describes for the owner what changes on the site. Long lists are cut and end with the number of further entries. */
export function tellImpact(
  impact: Impact,
  { command = createCommandLine(), types = builtInTypes }: Telling = {},
): Story {
  const chapters = [
    {
      heading: 'Links that would break, to be mended before the site is built',
      lines: impact.broken.map(({ file, line, message, fix }) => `${file}:${line}: ${message} ${fix}`),
    },
    { heading: 'New pages', lines: impact.added.map(tellAdded) },
    {
      heading: impact.moved.length === 1 ? 'A page with a new address' : 'Pages with a new address',
      lines: impact.moved.map(({ from, to }) => `${to.name}: ${from.path} becomes ${to.path}`),
    },
    { heading: 'Pages that go', lines: impact.removed.map(tellRemoved) },
    { heading: 'Addresses that disappear', lines: tellLostAddresses(impact) },
    { heading: 'Old addresses', lines: impact.oldAddresses.map(tellOldAddress) },
    { heading: 'Files of public/', lines: tellPublicFiles(impact) },
    { heading: 'Drafts, not on the site', lines: impact.drafts.map((draft) => tellDraft(draft, command)) },
    ...cutList(tellChanges(impact, types), most.chapters, (more) => ({
      heading: `${count(more, 'more group')} of pages`,
      lines: ['…'],
    })),
    { heading: 'sitemap.xml and other files', lines: tellFiles(impact) },
  ]
  return {
    summary: summarizeImpact(impact),
    chapters: chapters
      .filter(({ lines }) => lines.length > 0)
      .map(({ heading, lines }) => ({ heading, lines: cutList(lines, most.lines, (more) => `and ${more} more`) })),
  }
}

/** Summarizes an impact in one line. */
function summarizeImpact({ before, after, added, removed, moved, changed, files, cards }: Impact): string {
  const others = added.length + removed.length + moved.length > 0 ? 'other ' : ''
  const facts = [
    count(added.length, 'new page'),
    count(removed.length, 'page goes', 'pages go'),
    count(moved.length, 'page gets a new address', 'pages get a new address'),
    count(changed.length, `${others}page changes`, `${others}pages change`),
  ].filter((fact) => !fact.startsWith('0 '))
  const pages =
    before === after ? `The site has ${count(after, 'page')}.` : `${count(before, 'page')} before, ${after} after.`
  if (facts.length > 0) return `${facts.join(', ')}. ${pages}`
  return files.length + cards.length > 0
    ? `No page changes. ${pages}`
    : 'Nothing that visitors or search engines see changes.'
}

function tellAdded({ path, name, file, from, indexed, hidden }: Impact['added'][number]): string {
  const notes = [
    ...(from === 'draft' ? ['no draft any more'] : []),
    ...(hidden ? ['hidden: no list shows it'] : []),
    ...(indexed ? [] : ['search engines are asked to leave it out']),
  ]
  return `${name}: ${path} (${[file, ...notes].join('; ')})`
}

const tellRemoved = ({ path, name, file, to }: Impact['removed'][number]) =>
  `${name}: ${path} (${file} ${to === 'draft' ? 'is a draft now' : 'is gone'})`

const tellDraft = ({ path, name, file }: Impact['drafts'][number], command: CommandLine) =>
  `${name}: ${file} will be ${path} once "draft": true is deleted; ${command('dev')} shows it already.`

function tellLostAddresses({ removed, moved, redirects }: Impact): string[] {
  const led = new Set(redirects.map(({ from }) => from))
  const lost = [...removed.map(({ path }) => path), ...moved.map(({ from }) => from.path)].filter(
    (path) => !led.has(path),
  )
  const known = lost.length === 1 ? 'this address' : 'these addresses'
  return [
    ...redirects.map(({ from, to }) => `Visitors and search engines that know ${from} are led on to ${to}.`),
    ...(lost.length > 0
      ? [`Visitors and search engines that know ${known} find nothing there, unless a redirect leads them on.`, ...lost]
      : []),
  ]
}

/** Groups changes by their pages, starting with the largest group. */
function tellChanges({ changes, changed, after, added, moved }: Impact, types: SectionTypes): Story['chapters'] {
  const groups = new Map<string, { pages: PageRef[]; changes: SiteChange[] }>()
  for (const change of changes) {
    const paths = change.pages.map(({ path }) => path)
    const key = paths.length > 100 ? `${paths.length} ${paths[0]} ${paths.at(-1)}` : paths.join(' ')
    const group = groups.get(key) ?? { pages: change.pages, changes: [] }
    group.changes.push(change)
    groups.set(key, group)
  }
  const stay = after - added.length - moved.length
  const isEverywhere = (pages: PageRef[]) => pages.length === stay && pages.length === changed.length && stay > 1
  return [...groups.values()]
    .sort((a, b) => b.pages.length - a.pages.length)
    .map(({ pages, changes }) => ({
      heading: isEverywhere(pages) ? `On all ${after} pages` : `On ${tellPages(pages)}`,
      lines: changes.map((change) => `${nameWhere(change.where, types)}: ${tellWhat(change)}`),
    }))
}

function tellPages(pages: readonly PageRef[]): string {
  const [first] = pages
  if (pages.length === 1 && first) return `${first.path} (${first.name})`
  return `${count(pages.length, 'page')}: ${joinWords(cutNames(pages.map(({ path }) => path)), 'and')}`
}

function tellWhat({ where, what }: SiteChange): string {
  if (where.field === 'indexed') return tellIndexed(what)
  if (what.kind === 'list') return tellList(what).join('; ')
  return what.kind === 'value' ? tellValue(what, where) : whole[what.kind]
}

const whole = { appears: 'is new', disappears: 'goes', moves: 'their order changes' } as const

function tellIndexed(what: What): string {
  if (what.kind !== 'value' || what.to === undefined) return 'may keep it, or not any more'
  return what.to === 'yes' ? 'may keep it from now on' : 'are asked to leave it out from now on'
}

/** The longest text to show in full, in UTF-16 units. */
const longest = 70
const isShort = (text: string, where: Where) =>
  // The texts of sections are HTML.
  text.length <= longest && !(where.part === 'section' ? /[<&]/ : /</).test(text)

function tellValue({ from, to }: ValueChange, where: Where): string {
  if (from === undefined || to === undefined || !isShort(from, where) || !isShort(to, where)) return 'changes'
  if (from === '') return `${quotedWhole(to)} is new`
  if (to === '') return `${quotedWhole(from)} goes`
  if (where.part === 'facts' && /^[{[]/.test(to)) return 'changes'
  return `${quotedWhole(from)} becomes ${quotedWhole(to)}`
}

function tellList({ joins, notes, leaves, renamed, moved, changed, reordered }: ListChange): string[] {
  return [
    ...tellNames(joins.map(nameEntry), 'joins', 'join'),
    ...cutNames(notes),
    ...tellNames(leaves.map(nameEntry), 'leaves', 'leave'),
    ...cutNames(renamed.map(({ from, to }) => `${nameEntry(from)} becomes ${nameEntry(to)}`)),
    ...cutNames(moved.map(({ label, to }) => `${nameEntry(label)} leads to ${to}`)),
    ...tellNames(changed.map(nameEntry), 'changes', 'change'),
    ...(reordered ? ['the order changes'] : []),
  ]
}

/** Names a list entry, in quotes if it could be mistaken for a part of the sentence. */
const nameEntry = (label: string) => (label.length > 30 || /[.!?;:]/.test(label) ? quoted(label) : label)

const tellOldAddress = ({ from, to }: Impact['oldAddresses'][number]) =>
  to === null
    ? `Visitors and search engines that know ${from} are led on no more.`
    : `Visitors and search engines that know ${from} are led on to ${to}.`

/** The purposes of files in public/ whose names browsers, hosts or search engines know. */
const purposes: Readonly<Record<string, string>> = {
  'favicon.svg': 'browsers show it beside the names of pages',
  'apple-touch-icon.png': 'phones show it on their home screen',
  'icon-192.png': 'phones show it on their home screen',
  'icon-512.png': 'phones show it on their home screen',
  'social.png': 'it is shown where a page without a picture of its own is shared',
  'robots.txt': 'it tells search engines what they may read',
  _redirects: 'it leads visitors of old addresses on',
}

function tellPublicFiles({ publicFiles: { joins, leaves, changed } }: Impact): string[] {
  const tell = (names: readonly string[], what: string) =>
    names.map((name) => `${name} ${what}${purposes[name] ? `: ${purposes[name]}` : ''}`)
  return [...tell(joins, 'is new'), ...tell(changed, 'changes'), ...tell(leaves, 'goes')]
}

function tellFiles({ sitemap, files, cards, publicFiles }: Impact): string[] {
  const { before, after, joins, leaves } = sitemap
  const moves = [...tellNames(joins, 'joins', 'join'), ...tellNames(leaves, 'leaves', 'leave')]
  const size =
    before === after ? `still ${count(after, 'address', 'addresses')}` : `${before} addresses before, ${after} after`
  const { joins: come, leaves: gone, changed } = publicFiles
  // These are described in other lines.
  const told = new Set(['sitemap.xml', '_redirects', ...come, ...gone, ...changed])
  const others = files.filter((file) => !told.has(file) && !/\.html?$/i.test(file))
  return [
    ...(moves.length > 0 ? [`sitemap.xml: ${size}; ${moves.join('; ')}`] : []),
    ...(moves.length === 0 && files.includes('sitemap.xml') ? ['sitemap.xml: all addresses change'] : []),
    ...others.map((file) => `${file} changes`),
    ...tellNames(cards, 'changes', 'change').map((words) => `Pictures that show when a page is shared: ${words}`),
  ]
}

/** Says what happens to some items: `Towson and Dundalk join`. Returns an empty list if there are none. */
function tellNames(names: readonly string[], one: string, many: string): string[] {
  return names.length === 0 ? [] : [`${joinWords(cutNames(names), 'and')} ${names.length === 1 ? one : many}`]
}

const cutNames = (names: readonly string[]) => cutList(names, most.names, (more) => `${more} more`)

/**
 * Cuts a list and appends the number of omitted entries in words. A list that exceeds the limit by one entry is kept.
 */
export function cutList<T>(list: readonly T[], limit: number, rest: (more: number) => T): T[] {
  return list.length <= limit + 1 ? [...list] : [...list.slice(0, limit), rest(list.length - limit)]
}
