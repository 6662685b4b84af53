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
const cards = (heading: string, count: number, more: object = {}) => [
  { type: 'featureList', heading, items: items(count), ...more },
]
const team = page('Team', [
  { type: 'team', heading: 'At the wheel', items: items(5).map(({ title }) => ({ name: title, role: 'Potter' })) },
])
const meet = (words: string) => [{ type: 'prose', body: `You keep one teacher. [${words}](/team/)` }]

describe('src/content/review/createCountCheck', () => {
  test.each([
    ['Five reasons to fire twice', 4, 'Five'],
    ['The First Four Articles', 3, 'Four'],
    ['Sechs Schritte zur Schale', 5, 'Sechs'],
    ['Nos quatre conseils', 3, 'quatre'],
    ['Siete preguntas antes del curso', 6, 'Siete'],
  ])('tells %j above %d entries', (heading, count, number) => expect(told(cards(heading, count))).toEqual([number]))

  test('tells another number of people in a link to their page', () => {
    expect(told(meet('Meet all six of us'), { 'pages/team.json': team })).toEqual(['six'])
    for (const words of ['Meet all five of us', 'Meet the six of us who glaze', 'Meet us', 'All six kilns'])
      expect(told(meet(words), { 'pages/team.json': team }), words).toEqual([])
  })

  test('tells another number of a whole collection', () => {
    const glazes = Object.fromEntries(
      ['Ash', 'Celadon', 'Tenmoku'].map((name) => [`pages/glazes/${name.toLowerCase()}.json`, page(name, [])]),
    )
    const grid = (intro: string, source: object) => [{ type: 'cardGrid', heading: 'Glazes', intro, source }]
    const [all, some] = [{ collection: 'glazes' }, { collection: 'glazes', limit: 2 }]
    expect(told(grid('Choose one or all four.', all), glazes)).toEqual(['four'])
    expect(told(grid('Choose one or all three.', all), glazes)).toEqual([])
    expect(told(grid('These are two of all three.', some), glazes)).toEqual([])
    expect(told(grid('Fired in all four seasons.', all), glazes)).toEqual([])
  })

  test.each([
    ['Four reasons to fire twice', 4],
    ['4 reasons to fire twice', 4],
    ['Two kilns, three teachers', 5],
    ['Three questions a day, and what we say', 5],
    ['Vier Jahreszeiten am Rad', 3],
    ['Les quatre saisons du tour', 3],
    ['Every one of the six glazes', 3],
    ['One of five ways to begin', 3],
    ['Dos hornos para siete alumnos', 4],
  ])('leaves %j above %d entries alone', (heading, count) => expect(told(cards(heading, count))).toEqual([]))
})
