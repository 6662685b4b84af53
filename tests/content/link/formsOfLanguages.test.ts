import { expect, test } from 'vitest'
import { compileSite } from '../../../src/content/compileSite.ts'
import { baseAssets, baseSite } from '../baseSite.ts'
import { pageFile } from '../inMemory.ts'

const config = JSON.parse(baseSite['site.config.json'] ?? '{}') as { company: object }
const form = (options: string[]) =>
  JSON.stringify({
    title: 'Ask',
    button: 'Send',
    fields: [{ name: 'kind', type: 'select', label: 'Kind', options }],
  })

test('an answer of a form in another language is none to mend where site.config.json has a mistake of its own', () => {
  const languages = { es: { name: 'Español' } }
  const hours = [{ days: 'Monday', time: '8 – 6', schema: 'Mon 8-6' }]
  const sources = {
    ...baseSite,
    'site.config.json': JSON.stringify({ ...config, languages, company: { ...config.company, hours } }),
    'forms/ask.json': form(['Dog', 'Cat']),
    'forms/es/ask.json': form(['Perro', 'Gato']),
    'pages/es/index.json': pageFile([{ type: 'form', form: 'ask', presets: { kind: 'Perro' } }], { translates: '/' }),
  }
  const { problems } = compileSite({ sources, assets: baseAssets })
  expect(problems.filter(({ severity }) => severity === 'error').map(({ file }) => file)).toEqual(['site.config.json'])
})

test.each([
  [['Yes', 'No'], ['No', 'Sí'], ['"No" is answer 1 here, and answer 2 in the form "ask": who chooses it sends "Yes".']],
  [
    ['Ana', 'Lupita', 'Any of us'],
    ['Lupita', 'Ana', 'Cualquiera'],
    ['"Lupita" is answer 1 here, and answer 2 in the form "ask": who chooses it sends "Ana".'],
  ],
  [['Yes', 'No'], ['Sí', 'No'], []],
  [['Dog', 'Cat', 'Other'], ['Perro', 'Gato', 'Otro'], []],
])('tells answers %j that stand in another order: %j', (answers, translated, messages) => {
  const sources = {
    ...baseSite,
    'site.config.json': JSON.stringify({ ...config, languages: { es: { name: 'Español' } } }),
    'forms/ask.json': form(answers),
    'forms/es/ask.json': form(translated),
    'pages/es/index.json': pageFile([{ type: 'form', form: 'ask' }], { translates: '/' }),
  }
  const { problems } = compileSite({ sources, assets: baseAssets })
  const told = problems.filter(({ file, code }) => file === 'forms/es/ask.json' && code === 'translation-differs')
  expect(told.map(({ message }) => message)).toEqual(messages)
})
