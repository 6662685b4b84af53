import { describe, expect, test } from 'vitest'
import { checkLinkWords } from '../../../../src/content/text/markup/checkLinkWords.ts'

const idle = (value: string, field = 'text') =>
  checkLinkWords({ path: [field], value, format: 'inline', free: true, field }).map(({ span }) =>
    value.slice(span?.start, span?.end),
  )

describe('src/content/text/markup/checkLinkWords', () => {
  test.each([
    ['[click here](/contact/) and we walk it with you.', 'click here'],
    ['For prices go [here](/prices/).', 'here'],
    ['[Read more](/prices/) of it.', 'Read more'],
    ['See [this page](/prices/).', 'this page'],
    ['[**More**](/prices/)', '**More**'],
    ['Para precios, haga clic [aquí](/precios/).', 'aquí'],
    ['[Haga clic aquí](/precios/)', 'Haga clic aquí'],
    ['Cliquez [ici](/prix/).', 'ici'],
    ['[En savoir plus](/prix/)', 'En savoir plus'],
    ['Preise stehen [hier](/preise/).', 'hier'],
    ['[Klicken Sie hier](/preise/)', 'Klicken Sie hier'],
  ])('tells of %j', (text, words) => {
    expect(idle(text)).toEqual([words])
  })

  test('tells of a button that says to click', () => {
    expect(['Click here', 'Here', 'Hier klicken'].map((label) => idle(label, 'label'))).toEqual([
      ['Click here'],
      ['Here'],
      ['Hier klicken'],
    ])
  })

  test.each([
    '[Tell us about your building](/contact/)',
    '[Who works here](/team/)',
    '[What you find here in winter](/winter/)',
    'More [about floors](/floors/)',
    '[More about floors](/floors/)',
    '[Learn more about us](/about/)',
    '[Read the report](/report/)',
    '[Here for You](/about/)',
    '[our prices](/prices/)',
    '[{phone}](tel:{phone})',
    '[Details of the plan](/plan/)',
    '[This page in Spanish](/es/)',
    '[Link Street](/link-street/)',
    '[Más sobre pisos](/pisos/)',
    '[Plus de prix](/prix/)',
    '[Mehr über uns](/ueber-uns/)',
    '[Hier wohnen wir](/wir/)',
    '[the 2026 list](/list/)',
    'click here',
    '[here] and there',
  ])('lets stand %j', (text) => {
    expect(idle(text)).toEqual([])
  })

  test.each(['More', 'Read more', 'Learn More', 'See all', 'Link Street', 'More details'])(
    'lets a card say %j below its title',
    (label) => {
      expect(idle(label, 'label')).toEqual([])
    },
  )
})
