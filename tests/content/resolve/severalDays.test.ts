import { describe, expect, test } from 'vitest'
import type { Page } from '../../../schemas/index.ts'
import type { CardModel, PageModel } from '../../../src/content/model/pageModel.ts'
import { compileSmallSite, resolveAll } from '../smallSite.ts'
import { daysSaid, said } from './readDated.ts'

type Fields = Partial<Page>

describe('an event with several days', () => {
  const shots: Fields = {
    name: 'Shots',
    starts: '2027-01-16T09:00',
    ends: '2027-01-16T12:00',
    alsoOn: [{ starts: '2026-12-12T09:00', ends: '2026-12-12T12:00' }, { starts: '2027-02-06' }],
  }
  const fair: Fields = { name: 'Fair', starts: '2027-01-02' }
  const changes: Record<string, Fields> = {
    'pages/index.json': {
      sections: [
        { type: 'hero', heading: 'Home' },
        { type: 'cardGrid', heading: 'Now', source: { collection: 'events', sort: 'soonest', upcoming: true } },
      ],
    },
    'pages/events/shots.json': shots,
    'pages/events/fair.json': fair,
  }
  const on = (today: string) => resolveAll(compileSmallSite(changes, { kinds: { events: 'event' } }, [], today))
  const cardsOf = (models: ReadonlyMap<string, PageModel>) => {
    const list = models.get('/')?.sections.find((section) => section.type === 'cardGrid')
    const cards: CardModel[] = list?.props.items ?? []
    return cards.map(({ title, days = [] }) => [title, ...said([days])])
  }
  const eventsOf = (model: PageModel | undefined) =>
    (JSON.parse(model?.head.structuredData ?? '{}') as { '@graph': Record<string, unknown>[] })['@graph'].filter(
      (record) => record['@type'] === 'Event',
    )

  test('says those that are not over, in their order, and so do lists and search engines', () => {
    const before = on('2026-12-12')
    expect(daysSaid('/events/shots/', before).slice(0, 3)).toEqual([
      'Saturday, December 12, 2026, 9\u00a0AM\u2009\u2060–\u2009\u206012\u00a0PM',
      'Saturday, January 16, 2027, 9\u00a0AM\u2009\u2060–\u2009\u206012\u00a0PM',
      'February 6, 2027',
    ])
    expect(cardsOf(before)).toEqual([
      ['Shots', 'Saturday, December 12, 2026, 9\u00a0AM\u2009\u2060–\u2009\u206012\u00a0PM and 2 more days'],
      ['Fair', 'January 2, 2027'],
    ])
    expect(eventsOf(before.get('/events/shots/')).map(({ startDate, endDate }) => [startDate, endDate])).toEqual([
      ['2026-12-12T09:00', '2026-12-12T12:00'],
      ['2027-01-16T09:00', '2027-01-16T12:00'],
      ['2027-02-06', undefined],
    ])
  })

  test('leaves a day behind once it is over, and stands in a list by its next one', () => {
    const after = on('2026-12-13')
    expect(daysSaid('/events/shots/', after)[0]).toMatch(/^Saturday, January 16/)
    expect(cardsOf(after).map(([title]) => title)).toEqual(['Fair', 'Shots'])
    expect(cardsOf(after)[1]?.[1]).toMatch(/and 1 more day$/)
    expect(eventsOf(after.get('/events/shots/'))).toHaveLength(2)
  })

  test('is over after its last day, and says all of them', () => {
    expect(cardsOf(on('2027-02-06'))).toEqual([['Shots', 'February 6, 2027']])
    expect(daysSaid('/events/shots/', on('2027-02-07')).slice(0, 2)).toEqual([
      'This event is over',
      expect.stringMatching(/^Saturday, December 12/),
    ])
  })

  test('makes another site on the day after each', () => {
    expect(compileSmallSite(changes, { kinds: { events: 'event' } }, [], '2026-12-01').nextChange).toBe('2026-12-13')
    expect(compileSmallSite(changes, { kinds: { events: 'event' } }, [], '2027-01-16').nextChange).toBe('2027-01-17')
  })
})
