import { describe, expect, test } from 'vitest'
import { pageFile, problemsWith, underlined } from '../inMemory.ts'

const page = (name: string, sections: object[]) =>
  pageFile(sections, {
    name,
    title: `${name} of our pottery`,
    description: `${name}: what we throw, glaze and fire, who teaches it at which wheel, and what a place costs.`,
  })
const items = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    title: `Glaze ${'abcdefgh'[at]}`,
    text: `Fired at ${at + 1}00 degrees.`,
  }))

/** Returns what a page says of numbers that its lists contradict. */
function told(sections: object[], files: Record<string, string> = {}): string[] {
  const text = page('Clay', sections)
  return problemsWith({ 'pages/clay.json': text, ...files }).flatMap((problem) =>
    problem.code === 'count-told-otherwise' ? [underlined(problem, text)] : [],
  )
}
const team = page('Team', [
  { type: 'team', heading: 'At the wheel', items: items(5).map(({ title }) => ({ name: title, role: 'Potter' })) },
])
const meet = (words: string) => [{ type: 'prose', body: `You keep one teacher. [${words}](/team/)` }]

describe('src/content/review/createCountCheck', () => {
  test('tells another number of people in a link to their page', () => {
    expect(told(meet('Meet all six of us'), { 'pages/team.json': team })).toEqual(['six'])
    for (const words of ['Meet all five of us', 'Meet the six of us who glaze', 'Meet us', 'All six kilns'])
      expect(told(meet(words), { 'pages/team.json': team }), words).toEqual([])
  })

  test('tells another number of a whole collection', () => {
    const glazes = Object.fromEntries(
      ['Ash', 'Celadon', 'Tenmoku'].map((name) => [`pages/glazes/${name.toLowerCase()}.json`, page(name, [])]),
    )
    const grid = (intro: string, source: object, heading = 'Glazes') => [{ type: 'cardGrid', heading, intro, source }]
    const [all, some] = [{ collection: 'glazes' }, { collection: 'glazes', limit: 2 }]
    expect(told(grid('Choose one or all four.', all), glazes)).toEqual(['four'])
    expect(told(grid('Choose one or all three.', all), glazes)).toEqual([])
    expect(told(grid('These are two of all three.', some), glazes)).toEqual([])
    expect(told(grid('Fired in all four seasons.', all), glazes)).toEqual([])
    expect(told(grid('Fired twice.', all, 'Four reasons to fire twice'), glazes)).toEqual(['Four reasons'])
    expect(told(grid('Fired twice.', some, 'Four reasons to fire twice'), glazes)).toEqual([])
  })
})
