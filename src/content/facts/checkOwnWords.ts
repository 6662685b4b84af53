import type { Site } from '../../../schemas/index.ts'
import type { Mistake } from '../problem/mistake.ts'
import type { Path } from '../problem/source.ts'
import { matchesOf } from '../wording/matchesOf.ts'
import { quoted } from '../wording/phrases.ts'

const placeholder = /\{([A-Za-z]+)\}/g

/**
 * Facts of the company that hold a placeholder: they are what placeholders stand for, and are shown as they are written.
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
  return facts.flatMap(([path, text = '']): Mistake[] => {
    const [first] = matchesOf(placeholder, text)
    if (!first) return []
    const field = String(path.at(-1))
    const own = first[1] === field || (field === 'name' && first[1] === 'company')
    return [
      {
        path,
        span: { start: first.index, end: first.index + first[0].length },
        code: 'placeholder-in-fact',
        message: own
          ? `${quoted(field)} is what ${first[0]} stands for, so it cannot be made of it.`
          : `${first[0]} is not filled in here: visitors would read it as it is written.`,
        fix: 'Write the words themselves.',
      },
    ]
  })
}

type Fact = [path: Path, text: string | undefined]

const textsIn = (fields: Record<string, string | undefined>, path: Path): Fact[] =>
  Object.entries(fields).map(([field, text]) => [[...path, field], text])

type OfficeWords = Partial<Pick<Site['company'], 'email' | 'address' | 'hours' | 'closures'>>

const officeWords = ({ email, address, hours = [], closures = [] }: OfficeWords, path: Path): Fact[] => [
  ...textsIn({ email }, path),
  ...textsIn({ ...address }, [...path, 'address']),
  ...hours.flatMap(({ days, time }, index) => textsIn({ days, time }, [...path, 'hours', index])),
  ...closures.flatMap(({ note }, index) => textsIn({ note }, [...path, 'closures', index])),
]
