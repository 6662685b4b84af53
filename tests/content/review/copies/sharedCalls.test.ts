import { describe, expect, test } from 'vitest'
import { pageFile, problemsWith } from '../../inMemory.ts'

const call = {
  type: 'ctaBand',
  heading: 'Tell us what has happened',
  text: 'Write in your own words what is the matter, and since when; we answer within one business day, in English or in Spanish, and the first talk of thirty minutes costs nothing, whether you hire us in the end or not. Bring the letters that you have, in any order.',
  actions: [{ call: true }],
}
const block = JSON.stringify({ sections: [call] })
const placed = { type: 'block', block: 'call' }
const prose = (body: string) => ({ type: 'prose', heading: 'What we do', body })
const family =
  'Divorce, custody and support: we settle what can be settled at a table, and go to court for the rest, with all papers ready on the first day.'
const wills =
  'A will of two pages is enough for most families; we write down who gets the house, who looks after the children and who pays what is still owed.'

const page = (name: string, sections: object[]) =>
  pageFile(sections, {
    name,
    title: `${name} in El Paso`,
    description: `${name}: what is done, by whom and for how much, in one office beside the courthouse of the county.`,
  })
const tell = (first: object[], second: object[], more: Record<string, string> = {}) =>
  problemsWith({ 'pages/family.json': page('Family', first), 'pages/wills.json': page('Wills', second), ...more })
    .filter(({ code }) => ['near-copy', 'repeated-call'].includes(code))
    .map(({ file, code, severity, message, fix }) => ({ file, code, severity, message, fix }))

describe('src/content/review/copies, calls that pages share', () => {
  test('takes no page for a copy whose call alone stands on another page, and says how to share it', () => {
    const [problem, ...others] = tell([prose(family), call], [prose(wills), call])
    expect(others).toEqual([])
    expect(problem).toMatchObject({ file: 'pages/wills.json', code: 'repeated-call', severity: 'tip' })
    expect(problem?.message).toContain('"Tell us what has happened"')
    expect(problem?.fix).toContain('a block in the folder blocks/')
  })

  test('has nothing to say where the call is a block', () => {
    expect(tell([prose(family), placed], [prose(wills), placed], { 'blocks/call.json': block })).toEqual([])
  })

  test('refuses a copy of the other texts all the same, and blames these alone', () => {
    const long = `${family} ${wills}`
    const [problem] = tell([prose(long), call], [prose(long), call])
    expect(problem).toMatchObject({ file: 'pages/wills.json', code: 'near-copy', severity: 'error' })
    expect(problem?.fix).toContain('Rewrite its sections "What we do", until')
  })

  test('takes shared words of another section for a copy', () => {
    const shared = { type: 'prose', heading: call.heading, body: call.text }
    expect(tell([prose(family), shared], [prose(wills), shared]).map(({ code }) => code)).toEqual(['near-copy'])
  })
})
