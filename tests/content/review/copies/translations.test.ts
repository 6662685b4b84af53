import { describe, expect, test } from 'vitest'
import { compileSite } from '../../../../src/content/compileSite.ts'
import { baseAssets, baseSite } from '../../baseSite.ts'
import { pageFile } from '../../inMemory.ts'

const config = JSON.parse(baseSite['site.config.json'] ?? '')
const languages = { es: { name: 'Español' }, fr: { name: 'Français' } }
const texts: Record<string, string> = {
  en: 'Ninety minutes to drums in the hall by the river, with water, towels and a teacher who counts aloud.',
  es: 'Noventa minutos con tambores en la sala del río, con agua, toallas y una profesora que cuenta en voz alta.',
  fr: 'Une heure et demie au son des tambours, avec de l’eau, des serviettes et une prof qui compte à voix haute.',
}
const original = 'pages/workouts/zumba.json'
const zumba = (language: string, more: object) =>
  pageFile([], { name: 'Zumba', title: `Zumba (${language})`, description: texts[language], ...more })
const translation = (language: string) => zumba(language, { translates: '/workouts/zumba/' })

describe('a main heading that is one word in several languages', () => {
  /** Returns the problems of one heading on two pages, if the last file in `changed` was changed last. */
  const told = (files: Record<string, string>, changed: readonly string[]) =>
    compileSite({
      sources: { ...baseSite, 'site.config.json': JSON.stringify({ ...config, languages }), ...files },
      assets: baseAssets,
      readChanges: () => new Map(changed.map((file, index) => [file, changed.length - index])),
    }).problems.filter(({ code }) => code === 'shared-heading')

  test.each([[[original, 'pages/es/zumba.json']], [['pages/es/zumba.json', original]]])(
    'is no fault of a page and its translation, whichever has changed last: %s',
    (changed) => {
      expect(told({ [original]: zumba('en', {}), 'pages/es/zumba.json': translation('es') }, changed)).toEqual([])
    },
  )

  test.each([
    [['pages/es/zumba.json', original, 'pages/fr/zumba.json']],
    [['pages/es/zumba.json', 'pages/fr/zumba.json', original]],
  ])('finds no twin in the translation of a page: %s', (changed) => {
    const files = {
      [original]: zumba('en', {}),
      'pages/es/zumba.json': translation('es'),
      'pages/fr/zumba.json': translation('fr'),
    }
    expect(told(files, changed)).toEqual([])
  })

  test('is one of two pages of which neither translates the other', () => {
    const files = { [original]: zumba('en', {}), 'pages/es/zumba.json': zumba('es', {}) }
    expect(told(files, [original, 'pages/es/zumba.json'])).toHaveLength(1)
  })
})
