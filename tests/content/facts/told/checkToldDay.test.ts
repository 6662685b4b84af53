import { describe, expect, test } from 'vitest'
import { checkTold } from '../../../../src/content/facts/told/checkTold.ts'

type Told = Parameters<typeof checkTold>[0]
const openHouse: Partial<Told> = { starts: '2026-12-12T17:00', ends: '2026-12-12T20:00', title: 'Open House' }
const right = 'Come by on December 12, 2026 from 5 pm to 8 pm.'
const hero = (text: string) => ({ sections: [{ type: 'hero', heading: 'Open House', text }] })
const told = (fields: Partial<Told>, description = right) =>
  checkTold({ title: 'Open House', description, sections: [], ...openHouse, ...fields }).map(({ message }) => message)

describe('src/content/facts/told/checkToldDay, the day of an event', () => {
  test.each([
    ['title', { title: 'Open House on December 14' }],
    ['card', { card: { text: 'Dec 13, 2026 in the salon.' } }],
    ['hero', hero('On December 13 from 5 to 8 pm')],
    ['hero', hero('12/13/2026, 5 pm')],
    ['hero', hero('Le 13 décembre, dès 17 h.')],
    ['hero', hero('Am 13. Dezember ab 17 Uhr.')],
    ['hero', hero('El 13 de diciembre, en el salón.')],
    ['hero', hero('Am Samstag, 19. Dezember, ab 17 Uhr.')],
    ['hero', hero('On Saturday, December 19, from 5 pm.')],
    ['hero', hero('Am Samstag, 12. Dezember, von 16 bis 20 Uhr.')],
    ['hero', hero('Von 16 bis 20 Uhr.')],
    ['hero', hero('From 4 to 8 pm.')],
    ['hero', hero('De 16 à 20 h.')],
    ['hero', hero('De 16 h à 20 h.')],
  ])('is held against each text by itself, in the %s: %j', (_, fields) => {
    expect(told(fields as Partial<Told>)).toHaveLength(1)
  })

  test('is told of a description without a year', () => {
    expect(told({ starts: '2026-12-14', ends: '2026-12-14' }, 'Join us on December 12 for mulled wine.')).toEqual([
      '"starts" is 2026-12-14, and a text of this page says "December 12".',
    ])
  })

  test.each([
    'On December 12 from 5 to 8 pm',
    'Am Samstag, 12. Dezember, von 17 bis 20 Uhr.',
    'Am Sonntag, 19. Dezember, geschieht etwas.',
    'Le samedi 12 décembre, de 17 à 20 h.',
    'Le samedi 12 décembre, de 17 h à 20 h.',
    'Samedi 12 décembre, 17 h – 20 h 30.',
    'Samedi 12 décembre, entre 17 h et 20 h.',
    'El sábado 12 de diciembre, de 17 a 20 h.',
    '12/12/2026 at 5 pm',
    'Reply before December 1.',
    'RSVP on December 1, please.',
    'If it rains, we meet on December 13.',
    'On December 19 we do it again, but without wine.',
    'On May 3, 2014 we cut hair for the first time.',
    'Anmeldung bis 1. Dezember.',
    'Our salon closes early on December 11.',
    'December 12 and December 13 are both busy days.',
    'With 12 stylists and 30 guests, since 5 years ago.',
    'A room for mar 5 and set 5 tables.',
  ])('leaves alone %j', (text) => {
    expect(told(hero(text) as Partial<Told>)).toEqual([])
  })

  test.each([
    ['other-day-told', 'See us on December 14, 2026 at 5 pm.'],
    ['other-day-told', 'Kommen Sie am 14. Dezember 2026 um 17 Uhr.'],
    ['other-day-told', 'Venez le 14 décembre 2026, dès 17 h.'],
    ['other-day-told', 'El 14 de diciembre de 2026, en el salón.'],
    ['day-told-otherwise', 'Come by at 5 pm. If it rains, on December 14, 2026.'],
    ['day-told-otherwise', 'The team of December 14, 2026 draws.'],
  ])('has the code %s in the description %j', (code, description) => {
    const page = { title: 'Open House', description, sections: [], ...openHouse }
    expect(checkTold(page).map((each) => each.code)).toEqual([code])
  })

  test('leaves alone each day of an event of several', () => {
    const days = { ends: '2026-12-14T20:00', alsoOn: [{ starts: '2026-12-20T17:00' }] }
    expect(
      ['On December 13 with music.', 'On December 20 with cake.'].map((text) => told({ ...days, ...hero(text) })),
    ).toEqual([[], []])
  })
})

describe('src/content/facts/told/checkToldDay, the time of an event', () => {
  test('is held against a text that begins with its times', () => {
    expect(told(hero('From 6 pm to 9 pm'))).toEqual(['"starts" is 17:00, and a text of this page says "6 pm".'])
    expect(told(hero('On December 12, 6 pm – 9 pm.'))).toHaveLength(1)
    expect(told(hero('Von 18 Uhr bis 21 Uhr.'))).toHaveLength(1)
  })

  test.each(['From 5 pm to 8 pm', 'Drinks from 6 pm to 7 pm.', 'The bus runs from 6 pm to 11 pm.', '6 pm and 9 pm'])(
    'leaves alone %j',
    (text) => {
      expect(told(hero(text))).toEqual([])
    },
  )
})

describe('src/content/facts/told/checkToldDay, the end of an offer', () => {
  const offer = { starts: undefined, ends: undefined, until: '2027-01-31' } as unknown as Partial<Told>
  const gloss = 'A gloss for $45 until January 31, 2027.'
  test.each(['A gloss until January 15, 2027.', 'Through January 15.', 'Hasta el 15 de enero.', 'Bis zum 15. Januar'])(
    'is held against each text by itself: %j',
    (text) => {
      expect(told({ ...offer, ...hero(text) }, gloss)).toHaveLength(1)
    },
  )

  test.each([
    ['other-day-told', 'A gloss for $45 until January 15, 2027.'],
    ['other-day-told', 'A gloss for $45 until the end of March.'],
    ['day-told-otherwise', 'A gloss for $45, if you book until January 15, 2027.'],
  ])('has the code %s in the description %j', (code, description) => {
    expect(checkTold({ title: 'Gloss', sections: [], ...offer, description }).map((each) => each.code)).toEqual([code])
  })

  test.each([
    'Until January 31.',
    'Book until January 15, and come by January 31.',
    'Closed until January 4.',
    'Last year it ran until January 15, 2026.',
    'Until we run out.',
  ])('leaves alone %j', (text) => {
    expect(told({ ...offer, ...hero(text) }, gloss)).toEqual([])
  })
})

describe('src/content/facts/told/checkToldPrice, an event that costs nothing', () => {
  test.each(['Entry is $10.', 'Der Eintritt kostet 10 €.', 'La entrada cuesta $10.'])('is told of %j', (text) => {
    expect(told({ price: 0, ...hero(text) })).toHaveLength(1)
  })

  test.each(['Raffle tickets are $2.', 'Entry is free, a cut is $10.', 'Admission: $0'])('leaves alone %j', (text) => {
    expect(told({ price: 0, ...hero(text) })).toEqual([])
  })

  test('tells of a wrong time in the description beside a span with the right one in the hero', () => {
    const fields = hero('Am 12. Dezember, von 17 bis 20 Uhr.') as Partial<Told>
    expect(told(fields, 'Am 12. Dezember 2026 um 16 Uhr.')).toHaveLength(1)
    expect(told(fields, 'Am 12. Dezember 2026 um 17 Uhr.')).toEqual([])
  })
})
