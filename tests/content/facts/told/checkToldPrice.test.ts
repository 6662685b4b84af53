import { describe, expect, test } from 'vitest'
import { checkTold } from '../../../../src/content/facts/told/checkTold.ts'
import type { TextField } from '../../../../src/content/schema/findTexts.ts'

type Told = Parameters<typeof checkTold>[0]
const field = (name: string, value: string, at = 0): TextField => ({
  path: ['sections', at, name],
  value,
  field: name,
  format: undefined,
  free: true,
})

/** Returns the problems in the card of an event whose description states the right price. */
const inCard = (price: number, description: string, text: string) =>
  checkTold({ title: 'Trial', description, card: { text }, price, sections: [] } as Told).map(({ path }) =>
    path.join('.'),
  )

/** The same for texts in its sections. */
const inSections = (price: number, description: string, ...texts: TextField[]) =>
  checkTold(
    { title: 'Trial', description, price, sections: texts.map(({ field: name, value }) => ({ [name]: value })) },
    texts,
  ).map(({ path }) => path.join('.'))

describe('src/content/facts/told/checkToldPrice', () => {
  test.each<[number, string, string]>([
    [190, 'Pomme. 190 $ par couple, vin compris.', 'Cinq services pour deux, vin compris : 180 $ par couple.'],
    [85, 'Le vendredi 14 mai 2027. 85 $ par personne, quarante places.', 'Grillé devant vous : 90 $.'],
    [85, '85\u202f$ par personne.', 'Grillé devant vous : 95\u202f$.'],
    [48, 'Ein Abend für 48 € mit Musik.', 'Am Freitag, 14. Mai 2027: 45 €.'],
    [48, 'Ein Abend für 48 € mit Musik.', 'Suppe und Brot für nur 45 €.'],
    [48, 'Una velada por 48 € con música.', 'Sopa y pan por 45 €.'],
    [1200, 'En kväll för 1 200 kr.', 'Six dishes: 1 100 kr.'],
    [120, 'CHF 120 pro Person.', 'Fondue am See: CHF 110.'],
    [69, 'One visit for $69.', 'The whole system in an hour, only $65.'],
    [35, 'Bread for a beginner: $35.', 'A morning at the oven. $38.'],
    [1250, 'The course costs $1,250.', 'Ten lessons for $1,150.'],
    [60, '60 euros la soirée.', 'Trois plats : 65 euros.'],
  ])('of %d, knows which text is wrong: "%s", "%s"', (price, right, wrong) => {
    expect(inCard(price, right, wrong)).toEqual(['card.text'])
  })

  test('names the text that is wrong, and shows the field', () => {
    const card = { text: 'Grillé devant vous : 90 $.' }
    const [told] = checkTold({ title: 'T', description: '85 $ par personne.', card, price: 85, sections: [] } as Told)
    expect(told?.message).toBe('This text says "90 $", and "price" of this page is 85.')
    expect(told?.also?.path).toEqual(['price'])
    expect(card.text.slice(told?.span?.start, told?.span?.end)).toBe('90 $')
  })

  test.each<[number, string]>([
    [48, 'Les dimanches 14 et 21 mars : 48 $, 42 $ pour les moins de douze ans.'],
    [48, 'Enfants : 42 $.'],
    [48, 'Children under twelve: $42.'],
    [48, 'Members come for $42.'],
    [48, 'Students: $42.'],
    [48, 'Kinder unter zwölf: 42 €.'],
    [48, 'Mitglieder zahlen 42 €.'],
    [48, 'Niños: 42 €.'],
    [48, 'Early birds pay $42.'],
    [48, 'Until March: $42.'],
    [48, 'Bis Ende März: 42 €.'],
    [48, 'With the wine: $55.'],
    [48, 'Avec les vins : 55 $.'],
    [48, 'Mit Weinbegleitung: 55 €.'],
    [48, 'Con vino: 55 €.'],
    [48, 'The wine pairing: $45.'],
    [48, 'A room upstairs for $55.'],
    [48, 'Save $40 on two.'],
    [48, 'Instead of $55.'],
    [48, 'Au lieu de 55 $.'],
    [48, 'Statt 55 €.'],
    [48, 'It was $45 last year.'],
    [48, 'A $50 voucher goes to the winner.'],
    [48, 'Worth $55.'],
    [48, 'Parking: $45.'],
    [48, 'Add a bottle of cider for $40.'],
    [48, 'At the door: $55.'],
    [48, 'Abendkasse: 55 €.'],
    [48, 'Sur place : 55 $.'],
    [48, 'On Sundays: $42.'],
    [48, 'Groups of eight: $42.'],
    [48, 'We raised $50 for the food bank.'],
    [48, 'A deposit of $40 holds the table.'],
    [48, 'An evening of music.'],
    [48, 'From $12 to $60.'],
    [48, 'The fish alone costs us $40 at the boat.'],
    [48, 'In 45 minutes, for 40 people.'],
    [48, '$48.00 a head.'],
    [85, 'CHF 85.–'],
    [1200, '1.200 €'],
  ])('of %d, leaves "%s" alone', (price, text) => {
    const right = price === 48 ? '$48 a head, 48 $ par personne.' : `${price} $.`
    expect(inCard(price, right, text)).toEqual([])
  })

  test.each<TextField[]>([
    [field('body', 'The evening costs $45.')],
    [field('answer', 'Tickets are $45 a person.')],
    [field('text', 'Le prix est de 45 $.')],
    [field('text', 'Der Eintritt kostet 45 €.')],
    [field('text', 'La entrada cuesta 45 €.')],
    [field('title', 'Price'), field('text', '$45 a person')],
  ])('finds the price in a section that says %j', (...texts) => {
    const [price] = inSections(48, '$48 a head.', ...texts)
    expect(price?.startsWith('sections.0.')).toBe(true)
  })

  test.each<TextField[]>([
    [field('body', 'We buy the fish at the boat for $40.')],
    [field('answer', 'Children’s tickets are $42.')],
    [field('answer', 'Tickets are $42 for members.')],
    [field('title', 'Wine'), field('text', '$45 a person')],
    [field('title', 'What is in it'), field('text', '$45.')],
    [field('price', '$45')],
    [field('quote', 'The evening costs $45.')],
    [field('text', 'Le prix pour les enfants est de 42 $.')],
    [field('text', 'Der Eintritt kostet an der Abendkasse 55 €.')],
    [field('text', 'The price is $48, and $42 for those who stand.')],
  ])('leaves a section alone that says %j', (...texts) => {
    expect(inSections(48, '$48 a head.', ...texts)).toEqual([])
  })

  test('leaves an amount alone that a page says twice', () => {
    expect(
      inSections(48, '$48 a head.', field('text', 'The evening costs $45.'), field('label', 'Book for $45')),
    ).toEqual([])
  })
})
