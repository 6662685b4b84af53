import { describe, expect, test } from 'vitest'
import { baseSite } from '../../baseSite.ts'
import { pageFile, problemsWith, underlined } from '../../inMemory.ts'

const config = JSON.parse(baseSite['site.config.json'] ?? '')
const prose = (...bodies: string[]) => bodies.map((body) => ({ type: 'prose', body }))

/** Returns the problems of a page and its translations into Spanish and German: `file underlined > message`. */
function told(english: readonly string[], spanish: readonly string[], german: readonly string[] = []) {
  const files: Record<string, string> = {
    'site.config.json': JSON.stringify({ ...config, languages: { es: { name: 'Español' }, de: { name: 'Deutsch' } } }),
    'pages/wills.json': pageFile(prose(...english)),
    'pages/es/testamentos.json': pageFile(prose(...spanish), { translates: '/wills/' }),
    ...(german.length > 0 && { 'pages/de/testamente.json': pageFile(prose(...german), { translates: '/wills/' }) }),
  }
  return problemsWith(files)
    .filter(({ code }) => code === 'translation-of-other-facts')
    .map((problem) => `${problem.file} ${underlined(problem, files[problem.file] ?? '')} > ${problem.message}`)
}

describe('src/content/review/languages/compareTexts', () => {
  test('names both facts and the other file', () => {
    expect(told(['We plead in room 4102.'], ['Litigamos en la sala 4120.'])).toEqual([
      'pages/es/testamentos.json 4120 > The number is "4120" here, and "4102" in pages/wills.json, which this page translates.',
    ])
  })

  test('tells the original that another text of it contradicts', () => {
    const [english, spanish] = [
      ['A will costs $250.', 'For $205 we write a will.'],
      ['Un testamento cuesta 250 $.', 'Por 250 $ escribimos un testamento.'],
    ]
    expect(told(english, spanish)).toEqual([
      'pages/wills.json $205 > The price is "$205" here, and "250 $" in pages/es/testamentos.json, which translates this page.',
    ])
  })

  test('tells the original that all other languages contradict, once', () => {
    expect(told(['Room 4102'], ['Sala 4120'], ['Saal 4120'])).toEqual([
      'pages/wills.json 4102 > The number is "4102" here, and "4120" in pages/de/testamente.json, which translates this page.',
    ])
  })

  test('tells the one language that differs from the others', () => {
    expect(told(['Room 4102'], ['Sala 4120'], ['Saal 4102'])).toEqual([
      'pages/es/testamentos.json 4120 > The number is "4120" here, and "4102" in pages/wills.json, which this page translates.',
    ])
  })

  test('leaves alone what is told by no text in both languages', () => {
    expect(told(['Room 4102', 'Two rooms'], ['Sala 4102'])).toEqual([])
  })
})
