import { describe, expect, test } from 'vitest'
import { builtInTypes } from '../../../../src/content/schema/sectionTypes.ts'
import { valuesElsewhere, withOwnExamples } from '../../../../src/node/edit/api/ownExamples.ts'
import { compileSmallSite } from '../../../content/smallSite.ts'

const hero = (heading: string, text?: string) => ({ type: 'hero' as const, heading, ...(text && { text }) })
const model = compileSmallSite(
  {
    'pages/es/index.json': { sections: [hero('Honorarios claros', 'Primera cita gratis.')] },
    'pages/services/floors.json': { sections: [hero('Clear Fees')] },
    'pages/quote.json': { sections: [hero('Ask Us')] },
  },
  { languages: { es: { name: 'Español' } } },
)
const examplesFor = (file: string) => {
  const schema = builtInTypes.get('hero') ?? {}
  const { properties = {} } = withOwnExamples(schema, valuesElsewhere(model, file, 'hero'))
  return Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, Reflect.get(field, 'example')]))
}

describe('src/node/edit/api/ownExamples', () => {
  test('takes the example of a text from another page in the same language', () => {
    expect(examplesFor('pages/about.json').heading).not.toBe('Floor care that lasts')
    expect(examplesFor('pages/es/otra.json')).toMatchObject({
      heading: 'Honorarios claros',
      text: 'Primera cita gratis.',
    })
  })

  test('gives no example of a text that no other page has, and leaves those of other fields', () => {
    expect(examplesFor('pages/about.json').text).toBeNull()
    expect(examplesFor('pages/about.json').id).toBeUndefined()
  })
})
