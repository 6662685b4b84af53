import { describe, expect, test } from 'vitest'
import type { Page } from '../../../schemas/index.ts'
import type { CardModel, DaysModel, PageModel } from '../../../src/content/model/pageModel.ts'
import { atomFeeds } from '../../../src/content/resolve/days/feeds.ts'
import { compileSmallSite, resolveAll, resolveSmallSite, smallConfig } from '../smallSite.ts'

type Fields = Partial<Page>
const kinds = { blog: 'article', events: 'event', offers: 'offer', jobs: 'job' } as const
const pages: Record<string, Fields> = {
  'pages/blog/index.json': { name: 'Journal' },
  'pages/blog/wax.json': {
    name: 'Wax & Water',
    date: '2026-01-12',
    updated: '2026-02-01',
    author: 'Dana Whitfield',
    tags: ['Floors'],
  },
  'pages/blog/glass.json': { name: 'Glass', date: '2026-03-02' },
  'pages/events/fair.json': { name: 'Fair', starts: '2027-01-08T18:00', price: 0 },
  'pages/events/hall.json': {
    name: 'Hall',
    starts: '2027-05-09',
    price: 12.5,
    place: { name: 'Riverside Hall', address: '12 Mill Lane, Baltimore' },
  },
  'pages/offers/half.json': { name: 'Half', until: '2027-04-30', price: 49 },
  'pages/jobs/cook.json': {
    name: 'Cook',
    date: '2026-11-01',
    validThrough: '2026-12-31',
    employmentType: 'part-time',
    salary: { from: 18, to: 21.5, per: 'hour' },
    sections: [
      { type: 'hero', heading: 'Line Cook' },
      { type: 'prose', body: 'You cook.' },
    ],
  },
}
const site = resolveSmallSite(pages, { kinds, feeds: ['blog'] })
const business = { '@id': 'https://www.example.com/#business' }

const recordOf = (model: PageModel | undefined, type: string) =>
  (JSON.parse(model?.head.structuredData ?? '{"@graph":[]}') as { '@graph': Record<string, unknown>[] })['@graph'].find(
    (record) => record['@type'] === type,
  )
const said = (days: readonly DaysModel[] = []) => days.map((pieces) => pieces.map(({ text }) => text).join(''))
const factsOf = (path: string, models = site) => {
  const hero = models.get(path)?.sections.find((section) => section.type === 'hero')
  return said(hero?.props.dated)
}

describe('a page of no kind', () => {
  test('says when it was last changed, and nothing where it does not say it', () => {
    const plain = resolveSmallSite({ 'pages/privacy.json': { name: 'Privacy', updated: '2026-10-05' } })
    expect(factsOf('/privacy/', plain)).toEqual(['Updated October 5, 2026'])
    expect(factsOf('/', plain)).toEqual([])
  })
})

describe('a page of a kind that has a day', () => {
  test('says its facts below the main heading', () => {
    expect(factsOf('/blog/wax/')).toEqual(['January 12, 2026', 'By Dana Whitfield', 'Updated February 1, 2026'])
    expect(factsOf('/events/fair/')[0]).toMatch(/^Friday, January 8, 2027 at 6\sPM$/)
    expect(factsOf('/events/fair/').slice(1)).toEqual(['Brightwork, 1 Main Street, Baltimore, MD 21207', 'Free'])
    expect(factsOf('/events/hall/')).toEqual(['May 9, 2027', 'Riverside Hall, 12 Mill Lane, Baltimore', '$12.50'])
    expect(factsOf('/offers/half/')).toEqual(['$49', 'Until April 30, 2027'])
    expect(factsOf('/jobs/cook/')).toEqual([
      '$18–$21.50 per hour',
      'Part time',
      'Brightwork, 1 Main Street, Baltimore, MD 21207',
      'Posted November 1, 2026',
      'Apply by December 31, 2026',
    ])
  })

  test('is of the kind that its folder has in the language of the site, translated or not', () => {
    const spanish = resolveSmallSite(
      {
        ...pages,
        'pages/events/index.json': { name: 'Events' },
        'pages/es/index.json': { name: 'Inicio' },
        'pages/es/charlas/index.json': { name: 'Charlas', translates: '/events/' },
        'pages/es/charlas/taller.json': { name: 'Taller', starts: '2027-05-09', price: 0 },
      },
      { kinds, languages: { es: { name: 'Español' } } },
    )
    expect(factsOf('/es/charlas/taller/', spanish).at(-1)).toBe('Gratis')
  })

  test('begins a line with a capital letter, in languages too that write days small', () => {
    const [when] = factsOf('/events/fair/', resolveSmallSite(pages, { kinds, language: 'es-US' }))
    expect(when).toMatch(/^Viernes, 8 de enero de 2027/)
  })

  test('says them in the language of the site', () => {
    const french = resolveSmallSite(pages, { kinds, language: 'fr-CA' })
    expect(factsOf('/blog/wax/', french)).toEqual([
      '12 janvier 2026',
      'Par Dana Whitfield',
      'Mis à jour le 1 février 2026',
    ])
  })

  test('tells search engines of a post', () => {
    expect(recordOf(site.get('/blog/wax/'), 'BlogPosting')).toMatchObject({
      headline: 'Wax & Water',
      datePublished: '2026-01-12',
      dateModified: '2026-02-01',
      author: { '@type': 'Person', name: 'Dana Whitfield' },
      publisher: business,
    })
    expect(recordOf(site.get('/blog/glass/'), 'BlogPosting')?.author).toEqual(business)
    expect(recordOf(site.get('/blog/'), 'BlogPosting')).toBeUndefined()
  })

  test('tells search engines of an event', () => {
    expect(recordOf(site.get('/events/hall/'), 'Event')).toMatchObject({
      startDate: '2027-05-09',
      location: { '@type': 'Place', name: 'Riverside Hall', address: '12 Mill Lane, Baltimore' },
      offers: { price: 12.5, priceCurrency: 'USD' },
    })
    expect(recordOf(site.get('/events/fair/'), 'Event')).toMatchObject({
      location: { name: 'Brightwork', address: { streetAddress: '1 Main Street' } },
      offers: { price: 0 },
    })
  })

  test('says in a list until when an offer is, and of a job when it was published', () => {
    const cards = (collection: string) => ({ type: 'cardGrid' as const, source: { collection } })
    const lists = { sections: [{ type: 'hero' as const, heading: 'All' }, cards('offers'), cards('jobs')] }
    const home = resolveSmallSite({ ...pages, 'pages/index.json': lists }, { kinds }).get('/')
    const cardsOf = (model: PageModel | undefined): readonly CardModel[] =>
      model?.sections.flatMap((section): readonly CardModel[] =>
        section.type === 'cardGrid' ? section.props.items : [],
      ) ?? []
    const days = cardsOf(home).flatMap((card) => (card.days ? [card.days] : []))
    expect(said(days)).toEqual(['Until April 30, 2027', 'November 1, 2026'])
  })

  test('tells search engines of an offer and of a job', () => {
    expect(recordOf(site.get('/offers/half/'), 'Offer')).toMatchObject({ price: 49, validThrough: '2027-04-30' })
    expect(recordOf(site.get('/jobs/cook/'), 'JobPosting')).toMatchObject({
      title: 'Line Cook',
      description: '<p>You cook.</p>',
      datePosted: '2026-11-01',
      employmentType: 'PART_TIME',
      baseSalary: { currency: 'USD', value: { minValue: 18, maxValue: 21.5, unitText: 'HOUR' } },
    })
  })
})

describe('a page whose last day is over', () => {
  const list = (collection: string) => ({ type: 'cardGrid' as const, heading: 'Now', source: { collection } })
  const changes = {
    ...pages,
    'pages/index.json': { sections: [{ type: 'hero' as const, heading: 'Home' }, list('offers'), list('events')] },
    'pages/offers/index.json': {
      name: 'Offers',
      sections: [{ type: 'hero' as const, heading: 'Offers' }, list('offers')],
    },
  }
  const on = (today: string) => resolveAll(compileSmallSite(changes, { kinds }, [], today))
  const lastDay = on('2027-04-30')
  const dayAfter = on('2027-05-01')
  const listsOf = (models: typeof site, path: string) =>
    (models.get(path)?.sections ?? []).flatMap((section) =>
      section.type === 'cardGrid' ? [[section.props.items.length, section.props.none]] : [],
    )

  test('says so first, from the day after', () => {
    expect(factsOf('/offers/half/', lastDay)).toEqual(['$49', 'Until April 30, 2027'])
    expect(factsOf('/offers/half/', dayAfter)).toEqual(['This offer is over', '$49', 'Until April 30, 2027'])
    expect(factsOf('/events/fair/', dayAfter)[0]).toBe('This event is over')
    expect(factsOf('/events/hall/', dayAfter)[0]).toBe('May 9, 2027')
    expect(factsOf('/jobs/cook/', dayAfter)[0]).toBe('This position is no longer open')
    expect(factsOf('/blog/wax/', dayAfter)).toEqual(factsOf('/blog/wax/'))
  })

  test('leaves a list, and the index says that nothing is left', () => {
    expect(listsOf(lastDay, '/offers/')).toEqual([[1, undefined]])
    expect(listsOf(dayAfter, '/offers/')).toEqual([[0, 'There is nothing here at the moment.']])
    expect(listsOf(dayAfter, '/')).toEqual([
      [0, undefined],
      [1, undefined],
    ])
  })
})

describe('src/content/resolve/days/feeds', () => {
  const [feed] = atomFeeds(compileSmallSite(pages, { kinds, feeds: ['blog'] }))

  test('writes the newest first, with addresses and ids that stay', () => {
    expect(feed?.path).toBe('blog/feed.xml')
    const ids = [...(feed?.content.matchAll(/<id>([^<]*)<\/id>/g) ?? [])].map(([, id]) => id)
    expect(ids).toEqual([
      'https://www.example.com/blog/feed.xml',
      'tag:www.example.com,2026-03-02:/blog/glass/',
      'tag:www.example.com,2026-01-12:/blog/wax/',
    ])
  })

  test('was updated when its last entry was, and escapes what XML would read', () => {
    expect(feed?.content).toContain('<updated>2026-03-02T00:00:00Z</updated>')
    expect(feed?.content).toContain('<title>Wax &amp; Water</title>')
    expect(feed?.content).toContain('<category term="Floors"/>')
  })

  test('is named in the head of every page, and only where there is one', () => {
    const link = { title: 'Brightwork: New in Journal', href: 'https://www.example.com/blog/feed.xml' }
    expect(site.get('/')?.head.feeds).toEqual([link])
    expect(resolveSmallSite().get('/')?.head).not.toHaveProperty('feeds')
  })

  describe('of a folder of a second language', () => {
    const feeds = ['blog', 'es/blog']
    const languages = { es: { name: 'Español', company: { tagline: 'Limpieza' } } }
    const both = {
      ...pages,
      'pages/es/blog/index.json': { name: 'Diario', translates: '/blog/' },
      'pages/es/index.json': { name: 'Inicio' },
    }
    const config = { kinds, feeds, languages }

    test('speaks that language', () => {
      const [english, spanish] = atomFeeds(compileSmallSite(both, config))
      expect(english?.content).toContain('xml:lang="en-US"')
      expect(spanish?.content).toContain('xml:lang="es"')
      expect(spanish?.content).toContain('<title>Brightwork: Novedades: Diario</title>')
    })

    test('stands first on the pages of that language, each feed with its name in its language', () => {
      const titles = (path: string) =>
        resolveSmallSite(both, config)
          .get(path)
          ?.head.feeds?.map(({ title }) => title)
      const [english, spanish] = ['Brightwork: New in Journal', 'Brightwork: Novedades: Diario']
      expect(titles('/')).toEqual([english, spanish])
      expect(titles('/es/')).toEqual([spanish, english])
    })
  })

  test('may be linked', () => {
    const footer = { ...smallConfig.footer, careers: '/blog/feed.xml' }
    const home = resolveSmallSite(pages, { kinds, feeds: ['blog'], footer }).get('/')
    expect(home?.footer.careers).toBe('/blog/feed.xml')
  })
})

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
  const cardsOf = (models: typeof site) => {
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
    expect(factsOf('/events/shots/', before).slice(0, 3)).toEqual([
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
    expect(factsOf('/events/shots/', after)[0]).toMatch(/^Saturday, January 16/)
    expect(cardsOf(after).map(([title]) => title)).toEqual(['Fair', 'Shots'])
    expect(cardsOf(after)[1]?.[1]).toMatch(/and 1 more day$/)
    expect(eventsOf(after.get('/events/shots/'))).toHaveLength(2)
  })

  test('is over after its last day, and says all of them', () => {
    expect(cardsOf(on('2027-02-06'))).toEqual([['Shots', 'February 6, 2027']])
    expect(factsOf('/events/shots/', on('2027-02-07')).slice(0, 2)).toEqual([
      'This event is over',
      expect.stringMatching(/^Saturday, December 12/),
    ])
  })

  test('makes another site on the day after each', () => {
    expect(compileSmallSite(changes, { kinds: { events: 'event' } }, [], '2026-12-01').nextChange).toBe('2026-12-13')
    expect(compileSmallSite(changes, { kinds: { events: 'event' } }, [], '2027-01-16').nextChange).toBe('2027-01-17')
  })
})
