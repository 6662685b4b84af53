import type { Site } from '../../../../schemas/index.ts'
import { baseOf, isLanguageCode } from '../../model/languageCode.ts'
import { englishName, tagOf } from '../../model/languages.ts'
import { valueNamed } from '../../model/offices/companyIn.ts'
import type { Mistake } from '../../problem/mistake.ts'
import type { Path } from '../../problem/source.ts'
import { isFields } from '../../schema/schema.ts'
import { hasForeignWords, type Pair } from '../../text/sentences/findForeign.ts'
import { tongueOf } from '../../text/sentences/tongueWords.ts'
import { nearest } from '../../wording/nearest.ts'
import { joinWords, quoted } from '../../wording/phrases.ts'
import { pairOf } from './findOtherTongue.ts'

type Languages = NonNullable<Site['languages']>
type Language = Languages[string]

/** A text of the configuration that visitors read, and whether a language translates it. */
interface SiteText {
  path: Path
  /** The name of the text in messages. */
  noun: string
  isSaid: boolean
}

/**
 * Checks what a site says about itself in an additional language against the main language. Finds texts that visitors
 * would read in the other language, and names of things that the company does not have. `findOtherTongue.ts` checks the
 * translated texts.
 */
export function checkSiteTexts(site: Site): Mistake[] {
  return Object.entries(site.languages ?? {}).flatMap(([code, own]) => {
    // `checkLanguages.ts` reports unknown language codes.
    if (!isLanguageCode(code)) return []
    const isOtherTongue = baseOf(code) !== baseOf(tagOf(site, undefined))
    return [findUnknown(site, code, own), isOtherTongue ? tellMissing(site, code, own) : []].flat()
  })
}

function tellMissing(site: Site, code: string, own: Language): Mistake | [] {
  const language = englishName(code)
  const licences = textsOfLicences(site, own, pairOf(tongueOf(code), tongueOf(tagOf(site, undefined))))
  const missing = [...textsOfCompany(site, own), ...licences, ...textsOfFrame(site, own)].filter(
    ({ isSaid }) => !isSaid,
  )
  const [first, ...more] = missing
  if (!first) return []
  const nouns = nounsOf(missing)
  const what = nouns.length === 1 ? first.noun : 'texts'
  return {
    path: first.path,
    code: 'site-text-untranslated',
    message: `Pages in ${language} show ${what} of this file in ${englishName(baseOf(tagOf(site, undefined)))}${nouns.length > 1 ? `: ${joinWords(nouns, 'and')}` : ''}.`,
    fix: `Say it in ${language} in the block ${quoted(code)} of "languages": ${sampleOf(missing, site)}. What is the same in both languages stands there once more.`,
    more: more.map(({ path }) => ({ path })),
  }
}

const nounsOf = (texts: readonly SiteText[]) => [...new Set(texts.map(({ noun }) => noun))]

/** Formats what to write as it would appear in the file. */
function sampleOf(missing: readonly SiteText[], { company }: Site): string {
  const fields: Record<string, unknown> = {}
  const branches: Record<string, Record<string, unknown>> = {}
  const closures: Record<string, string> = {}
  const licences: Record<string, string> = {}
  for (const { path } of missing) {
    const [block, field, ...rest] = path.map(String)
    const isBranch = field === 'branches'
    const [name = '', key = ''] = isBranch ? rest : ['', field]
    if (block !== 'company') continue
    if (key === 'closures') {
      const { closures: all = [] } = (isBranch ? company.branches?.[name] : company) ?? {}
      closures[all[Number(rest.at(-2))]?.note ?? ''] = '…'
      continue
    }
    if (key === 'licences') {
      licences[company.licences?.[Number(rest.at(-2))]?.name ?? ''] = '…'
      continue
    }
    const samples: Record<string, unknown> = isBranch ? (branches[name] ?? {}) : fields
    if (isBranch) branches[name] = samples
    samples[key] = sampleOfField(key, rest, samples[key])
  }
  const maps = Object.entries({ closures, licences, branches }).filter(([, map]) => isFilled(map))
  const ofCompany = { ...fields, ...Object.fromEntries(maps) }
  const blocks = [...new Set(missing.map(({ path }) => path[0]))].filter((block) => block !== 'company')
  return [
    ...(isFilled(ofCompany) ? [`"company": ${JSON.stringify(ofCompany, null, 1).replace(/\n\s*/g, ' ')}`] : []),
    ...blocks.map((block) => `"${block}": { … }`),
  ].join(', ')
}

function sampleOfField(key: string, path: readonly string[], known: unknown): unknown {
  if (key === 'phones') return { ...(isFields(known) && known), [path.at(-2) ?? '']: { label: '…' } }
  return key === 'hours' ? ['…'] : '…'
}

const isFilled = (block: object) => Object.keys(block).length > 0

const notesOf = (list: readonly { note: string }[]) => list.map(({ note }) => note)

function textsOfCompany({ company }: Site, { company: own = {} }: Language): SiteText[] {
  const at = ['company']
  const field = (name: 'officeName' | 'tagline' | 'description' | 'responseTime', noun: string): SiteText => ({
    path: [...at, name],
    noun,
    isSaid: own[name] !== undefined,
  })
  const hours = (path: Path, isSaid: boolean, noun: string) => ({ path: [...path, 'hours', 0, 'days'], noun, isSaid })
  const closures = (list: Site['company']['closures'] = [], path: Path) =>
    list.map(({ note }, index) => ({
      path: [...path, 'closures', index, 'note'],
      noun: 'reasons of closures',
      isSaid: valueNamed(own.closures, note) !== undefined || isMisspelt(note, notesOf(list), own.closures),
    }))
  const phones = (of: Site['company']['phones'] = {}, said: Language['company'], path: Path) =>
    Object.keys(of).map((name) => ({
      path: [...path, 'phones', name, 'label'],
      noun: 'the labels of numbers',
      isSaid: valueNamed(said?.phones, name)?.label !== undefined || isMisspelt(name, Object.keys(of), said?.phones),
    }))
  const branches = Object.entries(company.branches ?? {}).flatMap(([key, branch]) => {
    const path = [...at, 'branches', key]
    const said = valueNamed(own.branches, key)
    return [
      ...(isName(branch, company.name)
        ? []
        : [{ path: [...path, 'name'], noun: 'the name of a branch', isSaid: said?.name !== undefined }]),
      ...(branch.hours?.length ? [hours(path, said?.hours !== undefined, 'the hours of a branch')] : []),
      ...phones(branch.phones, said, path),
      ...closures(branch.closures, path),
    ]
  })
  return [
    ...(company.officeName === undefined ? [] : [field('officeName', 'the name of the main office')]),
    field('tagline', 'the tagline'),
    field('description', 'the description'),
    field('responseTime', 'the response time'),
    ...(company.hours?.length ? [hours(at, own.hours !== undefined, 'the hours')] : []),
    ...phones(company.phones, own, at),
    ...closures(company.closures, at),
    ...branches,
  ]
}

/** Finds licences whose names contain words of the main language. Many names are the same in every language. */
function textsOfLicences({ company }: Site, own: Language, pair: Pair | undefined): SiteText[] {
  const names = (company.licences ?? []).map(({ name }) => name)
  const said = own.company?.licences
  return names.flatMap((name, index) => {
    const isSaid = valueNamed(said, name) !== undefined || isMisspelt(name, names, said)
    if (!pair || !hasForeignWords(name, pair)) return []
    return [{ path: ['company', 'licences', index, 'name'], noun: 'licences', isSaid }]
  })
}

/** Lists the words of menus that the site sets. Listed pages are shown by their own names. */
function textsOfFrame({ footer }: Site, own: Language): SiteText[] {
  const columns = footer.columns.map((_, index) => ({
    path: ['footer', 'columns', index, 'heading'],
    noun: 'the headings of the footer',
    isSaid: own.footer !== undefined,
  }))
  const button = {
    path: ['header', 'button', 'label'],
    noun: 'the words of the header',
    isSaid: own.header !== undefined,
  }
  return [button, ...columns]
}

type Branch = NonNullable<Site['company']['branches']>[string]

/** Whether a branch name consists of the names of the company and the place, which are not translated. */
function isName({ name, address }: Branch, company: string): boolean {
  const known = new Set(`${company} ${address.city} ${address.street}`.toLowerCase().match(/\p{L}+/gu))
  return (name.toLowerCase().match(/\p{L}{3,}/gu) ?? []).every((word) => known.has(word))
}

/** Whether a language misspells a name, which `findUnknown` reports. */
const isMisspelt = (name: string, names: readonly string[], own: object = {}): boolean =>
  Object.keys(own).some((each) => !names.includes(each) && meantBy(each, names, own)?.name === name)

/**
 * Guesses the name that a key of a language stands for: one that is nearly the same, or the only name that the language
 * lacks, if it has only one unknown key.
 */
function meantBy(each: string, names: readonly string[], own: object): { name: string; isNear: boolean } | undefined {
  const left = unsaid(names, own)
  const near = nearest(each, left)
  if (near !== undefined) return { name: near, isNear: true }
  const [only, ...more] = left
  const tooMany = Object.keys(own).filter((name) => !names.includes(name))
  return only !== undefined && more.length === 0 && tooMany.length === 1 ? { name: only, isNear: false } : undefined
}

/** The names that a language does not translate yet: only these can be meant. */
const unsaid = (names: readonly string[], own: object) => names.filter((name) => !Object.hasOwn(own, name))

function explainMeant(meant: ReturnType<typeof meantBy>, code: string): Pick<Mistake, 'fix' | 'replacement'> {
  if (!meant) return { fix: 'Delete it.' }
  const { name, isNear } = meant
  if (isNear) return { fix: `Write ${quoted(name)}.`, replacement: JSON.stringify(name) }
  return {
    fix: `Write ${quoted(name)}, as the company's own text does, and behind the colon what that is in ${englishName(code)}.`,
  }
}

/** A removed thing may be left behind, so only a nearly equal name is certain. */
const severityOf = (meant: ReturnType<typeof meantBy>): Pick<Mistake, 'severity'> => {
  if (!meant) return { severity: 'tip' }
  return meant.isNear ? {} : { severity: 'warning' }
}

const unknownCodes = {
  branches: 'unknown-branch',
  closures: 'unknown-closure',
  licences: 'unknown-licence',
  phones: 'unknown-phone',
} as const

/** Finds branches, closures and licences that a language names and the company does not have. */
function findUnknown({ company }: Site, code: string, { company: own = {} }: Language): Mistake[] {
  const branches = company.branches ?? {}
  const notes = [company, ...Object.values(branches)].flatMap(({ closures = [] }) => closures.map(({ note }) => note))
  const judge = (field: keyof typeof unknownCodes, names: readonly string[], what: string): Mistake[] =>
    Object.keys(own[field] ?? {}).flatMap((name): Mistake | [] => {
      if (names.includes(name)) return []
      const meant = meantBy(name, names, own[field] ?? {})
      return {
        path: ['languages', code, 'company', field, name],
        part: 'key',
        code: unknownCodes[field],
        ...((field === 'closures' || field === 'licences') && severityOf(meant)),
        message: `${what} ${quoted(name)}.`,
        ...explainMeant(meant, code),
      }
    })
  return [
    ...judge('phones', Object.keys(company.phones ?? {}), 'The company has no further number called'),
    ...judge('branches', Object.keys(branches), 'The company has no branch called'),
    ...judge('closures', notes, 'No closure of the company has the note'),
    ...judge(
      'licences',
      (company.licences ?? []).map(({ name }) => name),
      'The company has no licence called',
    ),
  ]
}
