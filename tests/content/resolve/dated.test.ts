import { describe, expect, test } from 'vitest'
import type { Page } from '../../../schemas/index.ts'
import type { CardModel, PageModel } from '../../../src/content/model/pageModel.ts'
import { atomFeeds } from '../../../src/content/resolve/days/feeds.ts'
import { compileSmallSite, resolveAll, resolveSmallSite, smallConfig } from '../smallSite.ts'
import { daysSaid, recordOf, said } from './readDated.ts'

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

const factsOf = (path: string, models = site) => daysSaid(path, models)

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

  test('says each fact on a line of its own where one of them is a place', () => {
    const linesOf = (path: string) => {
      const hero = site.get(path)?.sections.find((section) => section.type === 'hero')
      return hero?.props.dated?.map((facts) => facts.length)
    }
    expect(linesOf('/blog/wax/')).toEqual([3])
    expect(linesOf('/offers/half/')).toEqual([2])
    expect(linesOf('/events/hall/')).toEqual([1, 1, 1])
    expect(linesOf('/jobs/cook/')).toEqual([1, 1, 1, 1, 1])
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
