import { describe, expect, test } from 'vitest'
import { judgeLanguage } from '../../../../src/content/text/sentences/judgeLanguage.ts'
import { tongueOf } from '../../../../src/content/text/sentences/tongueWords.ts'

describe('src/content/text/sentences/judgeLanguage', () => {
  test.each([
    ['Crew on site by 6 pm, keys logged, alarm set on the way out of every building we clean.', 'en'],
    ['Our Core Services and what they cost', 'en'],
    ['El equipo llega a las seis de la tarde, anota las llaves y deja puesta la alarma al salir.', 'es'],
    ['Pida uno o los cinco; un solo supervisor responde por ellos.', 'es'],
    ['L’équipe arrive à dix-huit heures, note les clés et met l’alarme en partant.', 'fr'],
    ['Wir kommen um sechs, tragen die Schlüssel ein und schalten den Alarm an.', 'de'],
    ['Marblestep', undefined],
    ['Towson, MD', undefined],
    ['Mo–Fr 8–17', undefined],
    ['Wir machen Clean and Green für Büros mit der App', 'de'],
  ])('%j is %s', (text, tongue) => {
    expect(judgeLanguage(text)).toBe(tongue)
  })

  test('knows the language of a tag', () => {
    expect(['es-MX', 'EN', 'pt-br'].map(tongueOf)).toEqual(['es', 'en', undefined])
  })
})
