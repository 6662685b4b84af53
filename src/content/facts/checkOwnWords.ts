import type { Site } from '../../../schemas/index.ts'
import type { Mistake } from '../problem/mistake.ts'
import { matchesOf } from '../wording/matchesOf.ts'
import { quoted } from '../wording/phrases.ts'

const placeholder = /\{([A-Za-z]+)\}/g

/**
 * Facts of the company that hold a placeholder: they are what placeholders stand for, and are shown as they are written.
 */
export function checkOwnWords({ company }: Site): Mistake[] {
  const { name, tagline, email, responseTime, description, priceRange, address, hours = [] } = company
  const facts: [path: Mistake['path'], text: string | undefined][] = [
    ...Object.entries({ name, tagline, email, responseTime, description, priceRange }).map(
      ([field, text]): [string[], string] => [['company', field], text],
    ),
    ...Object.entries(address).map(([field, text]): [string[], string | undefined] => [
      ['company', 'address', field],
      text,
    ]),
    ...hours.flatMap(({ days, time }, index): [Mistake['path'], string][] => [
      [['company', 'hours', index, 'days'], days],
      [['company', 'hours', index, 'time'], time],
    ]),
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
