import { describe, expect, test } from 'vitest'
import { findPageMistakes } from '../../../../src/content/check/checkPage.ts'
import { namesAbroad } from '../../../../src/content/check/names/namesAbroad.ts'
import { otherNames } from '../../../../src/content/check/names/otherNames.ts'
import { builtInTypes } from '../../../../src/content/schema/sectionTypes.ts'
import { pageFile } from '../../inMemory.ts'

type Fields = Record<string, unknown>

const found = (section: Fields, page: Fields = {}) =>
  findPageMistakes(JSON.parse(pageFile([section], page)), { country: 'AT', types: builtInTypes })
const asked = (question: string, answer: string) => ({
  type: 'faq',
  items: [
    { [question]: 'Welches Holz?', [answer]: 'Eiche.' },
    { question: 'B?', answer: 'C.' },
    { [question]: 'Wie lange?', [answer]: 'Acht Wochen.' },
  ],
})
const card = { title: 'A', text: 'B.' }
const button = { label: 'Ask', href: '/quote/' }
const photo = { src: '/desk.jpg', alt: 'A desk' }

describe('src/content/check/names/namesAbroad', () => {
  test.each([
    ['frage', 'antwort'],
    ['Frage', 'Antwort'],
    ['pregunta', 'respuesta'],
    ['question', 'réponse'],
    ['titre', 'texte'],
  ])('a question of %s and %s is renamed, each name for itself', (question, answer) => {
    const wanted = ['question', 'answer'].filter((field) => field !== question && field !== answer)
    const mistakes = found(asked(question, answer))
    expect(new Set(mistakes.map(({ replacement }) => replacement))).toEqual(
      new Set(wanted.map((field) => JSON.stringify(field))),
    )
    expect(mistakes).toHaveLength(2 * wanted.length)
  })

  test.each<[string, Fields, string]>([
    ['Überschrift', { type: 'cardGrid', items: [card], Überschrift: 'B' }, 'heading'],
    ['ueberschrift', { type: 'cardGrid', items: [card], ueberschrift: 'B' }, 'heading'],
    ['titre', { type: 'checklist', items: [{ text: 'a' }], titre: 'B' }, 'heading'],
    ['título', { type: 'checklist', items: [{ text: 'a' }], título: 'B' }, 'heading'],
    ['sous-titre', { type: 'cardGrid', items: [card], 'sous-titre': 'B' }, 'intro'],
    ['texto', { type: 'ctaBand', heading: 'A', texto: 'B', actions: [button] }, 'text'],
    ['boutons', { type: 'ctaBand', heading: 'A', boutons: [button] }, 'actions'],
    ['bild', { type: 'gallery', items: [{ bild: photo }, { image: photo }, { image: photo }] }, 'image'],
    ['imagen', { type: 'gallery', items: [{ imagen: photo }, { image: photo }, { image: photo }] }, 'image'],
    ['Preis', { type: 'priceList', groups: [{ items: [{ title: 'a', Preis: '5 €' }] }] }, 'price'],
    ['prix', { type: 'priceList', groups: [{ items: [{ title: 'a', prix: '5 €' }] }] }, 'price'],
    ['precio', { type: 'priceList', groups: [{ items: [{ title: 'a', precio: '5 €' }] }] }, 'price'],
    ['zitat', { type: 'testimonials', items: [{ zitat: 'A', author: 'B' }] }, 'quote'],
    ['auteur', { type: 'testimonials', items: [{ quote: 'A', auteur: 'B' }] }, 'author'],
    ['schritte', { type: 'steps', schritte: [card, card] }, 'items'],
    ['versteckt', { type: 'cardGrid', items: [card], versteckt: true }, 'hidden'],
  ])('%s is renamed by its meaning', (_, section, field) => {
    expect(found(section).map(({ replacement }) => replacement)).toEqual([JSON.stringify(field)])
  })

  test.each<[string, Fields, string]>([
    ['entwurf', { entwurf: true }, 'draft'],
    ['reihenfolge', { reihenfolge: 3 }, 'order'],
    ['fecha', { fecha: '2026-03-01' }, 'date'],
  ])('%s of a page is renamed by its meaning', (_, page, field) => {
    expect(found({ type: 'quoteForm' }, page).map(({ replacement }) => replacement)).toEqual([JSON.stringify(field)])
  })

  test('renames no value that the field does not take', () => {
    const [mistake] = found({ type: 'cardGrid', items: [card], versteckt: 'ein Satz für später' })
    expect(mistake?.replacement).toBeUndefined()
  })

  test('has words in small letters without accents, for fields that have other names or are in a schema', () => {
    const words = Object.values(namesAbroad).flatMap((each) => each.split(' '))
    expect(words.filter((word) => !/^[a-z]+$/.test(word))).toEqual([])
    const others = Object.keys(namesAbroad).filter((field) => !Object.hasOwn(otherNames, field))
    expect(others).toEqual(['draft', 'call', 'days', 'time', 'footer'])
  })
})
