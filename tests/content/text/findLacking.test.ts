import { describe, expect, test } from 'vitest'
import { findLacking, vocabularyOf } from '../../../src/content/text/findLacking.ts'

const site = vocabularyOf([
  'Le café, la qualité, la société et les problèmes de l’été. Le marché est fermé, le projet est contacté.',
  'Spaß für Groß und Klein, ein Gruß aus der Küche. Prüfung und Größe.',
  'La habitación está en el jardín. Mañana también. La atención.',
  'A résumé for the naïve, a jalapeño. The cafe is open. The new contact of the project.',
])
const told = (text: string) => findLacking(text, site).map(({ written, meant }) => `${written} ${meant}`)

describe('src/content/text/findLacking', () => {
  test.each([
    ['Un caf? et un croissant.', 'caf? café'],
    ['Un service de qualit?', 'qualit? qualité'],
    ['Pas de probl?mes ici.', 'probl?mes problèmes'],
    ['Pas de probl??mes ici.', 'probl??mes problèmes'],
    ['Notre soci?t? vous rappelle.', 'soci?t? société'],
    ['Die Pr?fung dauert eine Stunde.', 'Pr?fung Prüfung'],
    ['La habitaci?n tiene vistas.', 'habitaci?n habitación'],
    ['Sin jard?n? No.', 'jard?n jardín'],
    ['Soci?t? anonyme', 'Soci?t? Société'],
    ['A r?sum? in one page.', 'r?sum? résumé'],
  ])('finds the lost letter in %j', (text, found) => {
    expect(told(text)).toEqual([found])
  })

  test.each([
    'Un café? Toujours.',
    'Lust auf Spa? Wir haben eine Sauna.',
    'Was kostet die Prüfung?',
    'Un projet? Un contact? Appelez.',
    '¿Sin sal? ¿Con jard? No.',
    'Who?Me and you?',
    'Where is the marche? Nobody knows.',
    'See /menu?caf=1 and https://a.example/?q=caf?x',
    'Why not? Because. Really??',
    'Wie groß? So groß!',
  ])('leaves %j alone', (text) => {
    expect(told(text)).toEqual([])
  })
})
