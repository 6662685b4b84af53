import type { Site } from '../../../schemas/index.ts'
import type { Mistake } from '../problem/mistake.ts'
import type { Path } from '../problem/source.ts'
import { matchesOf } from '../wording/matchesOf.ts'
import { quoted } from '../wording/phrases.ts'

const placeholder = /\{([A-Za-z]+)\}/g

/**
 * Finds facts of the company that contain a placeholder. They provide the values of placeholders and are shown without
 * replacement.
 */
export function checkOwnWords({ company }: Site): Mistake[] {
  const { name, tagline, responseTime, description, priceRange, branches = {} } = company
  const facts: Fact[] = [
    ...textsIn({ name, tagline, responseTime, description, priceRange }, ['company']),
    ...officeWords(company, ['company']),
    ...Object.entries(branches).flatMap(([key, branch]) => {
      const path = ['company', 'branches', key]
      return [...textsIn({ name: branch.name }, path), ...officeWords(branch, path)]
    }),
  ]
  return [checkWaiting(responseTime), checkMarker(priceRange), facts.flatMap(findPlaceholders)].flat()
}

/** Finds a response time without a unit: "within {responseTime}" would end in a number. */
function checkWaiting(responseTime: string): Mistake[] {
  if (/\p{L}/u.test(responseTime)) return checkSpan(responseTime)
  return [
    {
      path: ['company', 'responseTime'],
      code: 'time-without-unit',
      message: `Nobody knows how long ${quoted(responseTime)} is.`,
      fix: `Write the unit too, such as ${quoted(`${/^\s*1\s*$/.test(responseTime) ? 'one business day' : `${responseTime.trim() || '2'} business days`}`)}.`,
    },
  ]
}

/** Finds a response time that is a whole sentence, because texts use it as "within {responseTime}". */
function checkSpan(responseTime: string): Mistake[] {
  if (!/[\p{L}\p{N}][.!?]\s*$/u.test(responseTime) || !/\s\S+\s\S+\s\S/.test(responseTime)) return []
  return [
    {
      path: ['company', 'responseTime'],
      code: 'time-as-sentence',
      message: `${quoted(responseTime)} is a sentence, and stands within others: "We answer within {responseTime}".`,
      fix: 'Write the time alone, such as "two business days".',
    },
  ]
}

/**
 * Checks the price range, which must consist of currency symbols, or of a minimum and a maximum
 * (https://schema.org/priceRange).
 */
function checkMarker(priceRange = ''): Mistake | [] {
  if (!/[$£€¥]/.test(priceRange) || /\p{L}{3}/u.test(priceRange) || !/\d/.test(priceRange)) return []
  if (/\d[^\d]*[-–—][^\d]*\d/.test(priceRange)) return []
  return {
    path: ['company', 'priceRange'],
    code: 'odd-price-range',
    message: `${quoted(priceRange)} is one price, and not how dear the company is.`,
    fix: 'Write one to four signs, such as "$$", or the least and the most that something costs, such as "$40–$300".',
  }
}

function findPlaceholders([path, text = '']: Fact): Mistake | [] {
  const [first] = matchesOf(placeholder, text)
  if (!first) return []
  const field = String(path.at(-1))
  const own = first[1] === field || (field === 'name' && first[1] === 'company')
  return {
    path,
    span: { start: first.index, end: first.index + first[0].length },
    code: 'placeholder-in-fact',
    message: own
      ? `${quoted(field)} is what ${first[0]} stands for, so it cannot be made of it.`
      : `${first[0]} is not filled in here: visitors would read it as it is written.`,
    fix: 'Write the words themselves.',
  }
}

type Fact = [path: Path, text: string | undefined]

const textsIn = (fields: Record<string, string | undefined>, path: Path): Fact[] =>
  Object.entries(fields).map(([field, text]) => [[...path, field], text])

type OfficeWords = Partial<Pick<Site['company'], 'email' | 'address' | 'phones' | 'hours' | 'closures'>>

const officeWords = ({ email, address, phones = {}, hours = [], closures = [] }: OfficeWords, path: Path): Fact[] => [
  ...textsIn({ email }, path),
  ...textsIn({ ...address }, [...path, 'address']),
  ...Object.entries(phones).flatMap(([name, { label }]) => textsIn({ label }, [...path, 'phones', name])),
  ...hours.flatMap(({ days, time }, index) => textsIn({ days, time }, [...path, 'hours', index])),
  ...closures.flatMap(({ note }, index) => textsIn({ note }, [...path, 'closures', index])),
]
