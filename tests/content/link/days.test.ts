import { describe, expect, test } from 'vitest'
import type { Page, Site } from '../../../schemas/index.ts'
import { compileSite } from '../../../src/content/compileSite.ts'
import { siteIn } from '../../../src/content/model/languages.ts'
import type { SectionModel } from '../../../src/content/model/pageModel.ts'
import { resolvePage } from '../../../src/content/resolve/resolvePage.ts'
import { baseAssets, baseSite } from '../baseSite.ts'
import { pageFile } from '../inMemory.ts'

const config = JSON.parse(baseSite['site.config.json'] ?? '') as Record<string, object>

type Fields = Omit<Partial<Page>, 'sections'>

const events: Record<string, Fields> = {
  autumn: { starts: '2026-10-01T18:00', tags: ['Floors'] },
  fair: { starts: '2026-03-01', ends: '2026-03-08', date: '2026-01-02', tags: ['Floors', 'Winter'] },
  gala: { starts: '2026-05-09', date: '2026-02-01' },
  always: {},
}

interface Change {
  pages?: Record<string, Fields>
  company?: object
  notice?: object
}

/** Returns the small site on a day, with pages in pages/events/ and these changes of the company. */
function siteOn(today: string | undefined, { pages = events, company = {}, notice }: Change = {}) {
  const files = Object.entries(pages).map(([name, fields]) => [
    `pages/events/${name}.json`,
    pageFile([], { name, title: `${name} in Baltimore`, ...fields }),
  ])
  const lists = [
    { type: 'cardGrid', heading: 'Folder', source: { collection: 'events' } },
    { type: 'cardGrid', heading: 'Newest', source: { collection: 'events', sort: 'newest' } },
    { type: 'cardGrid', heading: 'Soonest', source: { collection: 'events', sort: 'soonest', upcoming: true } },
    { type: 'cardGrid', heading: 'Tagged', source: { collection: 'events', tag: 'Floors' } },
    { type: 'sitemapList', heading: 'All' },
    { type: 'contactDetails', heading: 'Office' },
  ]
  const sources = {
    ...baseSite,
    ...Object.fromEntries(files),
    'site.config.json': JSON.stringify({ ...config, company: { ...config.company, ...company }, notice }),
    'pages/all.json': pageFile(lists, { name: 'All' }),
  }
  const { model, problems } = compileSite({ sources, assets: baseAssets, today })
  const page = model?.pages.get('/all/')
  const resolved = model && page && resolvePage(model, page, { year: 2026 })
  return { model, problems, sections: resolved?.sections ?? [], notice: resolved?.notice }
}

const titlesOf = (sections: readonly SectionModel[], heading: string) =>
  sections.flatMap((section) =>
    section.type === 'cardGrid' && section.props.heading === heading
      ? section.props.items.map(({ title }) => title)
      : [],
  )
const companyOf = (sections: readonly SectionModel[]) =>
  sections.find((section) => section.type === 'contactDetails')?.props.company

describe('pages with a last day', () => {
  test('stand in lists until that day, and no longer', () => {
    expect(titlesOf(siteOn('2026-03-08').sections, 'Folder')).toContain('fair')
    expect(titlesOf(siteOn('2026-03-09').sections, 'Folder')).toEqual(['always', 'autumn', 'gala'])
  })

  test('are never past where the day is not known', () => {
    expect(titlesOf(siteOn(undefined).sections, 'Folder')).toHaveLength(4)
  })

  test('keep their address, and their place in the list of all pages', () => {
    const { model, sections } = siteOn('2027-01-01')
    expect(model?.pages.has('/events/fair/')).toBe(true)
    const all = sections.find((section) => section.type === 'sitemapList')?.props.groups
    const group = all?.find(({ heading }) => heading === 'events')
    expect(group?.links.map(({ label }) => label)).toEqual(['always', 'autumn', 'fair', 'gala'])
  })

  test('are named by the check once they are over, as a tip', () => {
    const found = siteOn('2026-03-09').problems.filter(({ code }) => code === 'past')
    expect(found).toMatchObject([{ file: 'pages/events/fair.json', severity: 'tip' }])
    expect(found[0]?.message).toBe('The last day of this page was 8 March 2026: no list shows it any more.')
  })

  test('are told of where they are dated ahead', () => {
    const found = siteOn('2026-01-15').problems.filter(({ code }) => code === 'day-to-come')
    expect(found).toMatchObject([{ file: 'pages/events/gala.json', severity: 'tip' }])
  })

  test('are warned of where they are dated ahead by years', () => {
    const found = siteOn('2024-12-31').problems.filter(({ code }) => code === 'day-to-come')
    expect(found.map(({ severity }) => severity)).toContain('warning')
  })
})

describe('lists', () => {
  test('sort by time, pages without a day last', () => {
    expect(titlesOf(siteOn('2026-01-01').sections, 'Newest')).toEqual(['autumn', 'gala', 'fair', 'always'])
  })

  test('leave out what has no day to come where they are asked to', () => {
    expect(titlesOf(siteOn('2026-01-01').sections, 'Soonest')).toEqual(['fair', 'gala', 'autumn'])
  })

  test('choose by a tag', () => {
    expect(titlesOf(siteOn('2026-01-01').sections, 'Tagged')).toEqual(['autumn', 'fair'])
  })
})

describe('closures', () => {
  const closures = [{ from: '2026-12-24', to: '2026-12-26', note: 'Christmas' }]
  const shownOn = (today: string | undefined) => companyOf(siteOn(today, { company: { closures } }).sections)?.closures

  test('are shown from four weeks before until their last day', () => {
    const days = ['2026-11-25', '2026-11-26', '2026-12-26', '2026-12-27']
    expect(days.map((today) => shownOn(today)?.length ?? 0)).toEqual([0, 1, 1, 0])
  })

  test('are said in the language of the site, with days that machines can read', () => {
    const [closure] = shownOn('2026-12-01') ?? []
    expect(closure?.note).toBe('Christmas')
    expect(closure?.days.map(({ text }) => text).join('')).toMatch(/^December 24\s\u2060–\s26, 2026$/)
    expect(closure?.days.flatMap(({ datetime }) => datetime ?? [])).toEqual(['2026-12-24', '2026-12-26'])
  })

  test('are told of once they are over', () => {
    expect(siteOn('2026-12-27', { company: { closures } }).problems.map(({ code }) => code)).toContain('past-closure')
  })

  test('of a branch are added to those of the company', () => {
    const branch = {
      name: 'Towson',
      phone: '(410) 555-0177',
      address: { street: '40 York Road', city: 'Towson', state: 'MD', zip: '21204' },
      closures: [{ from: '2026-12-10', note: 'New floors' }],
    }
    const shownOn = (today: string) =>
      siteOn(today, { company: { closures, branches: { towson: branch } } }).model?.site.company.branches?.towson
        ?.closures
    expect([shownOn('2026-12-01')?.length, shownOn('2026-12-11')]).toEqual([1, undefined])
  })
})

describe('the notice', () => {
  const notice = { text: 'Closed: [call](tel:{phone}) **us**.', until: '2026-11-26' }

  test('is shown until its last day, with links and the facts of the company', () => {
    const shown = { text: 'Closed: <a href="tel:+14105550142">call</a> <strong>us</strong>.', tone: 'deep' }
    expect(siteOn('2026-11-26', { notice }).notice).toEqual(shown)
    expect(siteOn('2026-11-27', { notice }).notice).toBeUndefined()
    expect(siteOn('2036-11-27', { notice: { text: 'We are hiring.' } }).notice).toBeDefined()
  })

  test('is told of once it is over, as a tip', () => {
    const found = siteOn('2026-11-27', { notice }).problems.filter(({ code }) => code === 'past-notice')
    expect(found).toMatchObject([{ file: 'site.config.json', severity: 'tip' }])
  })

  test('says when the site changes next', () => {
    expect(siteOn('2026-10-05', { notice }).model?.nextChange).toBe('2026-11-27')
  })

  test('is left out of pages in a language that has no text of it', () => {
    const languages = { es: { name: 'Español' }, fr: { name: 'Français', notice: 'Fermé.' } }
    const site = { ...config, notice, languages } as unknown as Site
    expect([siteIn(site, 'es').notice, siteIn(site, 'fr').notice]).toEqual([undefined, { ...notice, text: 'Fermé.' }])
  })
})

describe('the notice of a branch', () => {
  const towson = {
    name: 'Towson',
    phone: '(410) 555-0177',
    address: { street: '40 York Road', city: 'Towson', state: 'MD', zip: '21204' },
    notice: { text: 'Closed on Friday: [call](tel:{phone}).', until: '2026-11-27', tone: 'alert' as const },
  }
  const fields = { notice: { text: 'We are hiring.' }, company: { branches: { towson } } }

  function shownOn(today: string, branch: string | undefined) {
    const { model } = siteOn(today, fields)
    const page = model?.pages.get('/services/')
    const ofBranch = page && { ...page, page: { ...page.page, ...(branch && { branch }) } }
    const shown = model && ofBranch && resolvePage(model, ofBranch, { year: 2026 })
    return [shown?.notice?.text, shown?.branchNotice?.text, shown?.branchPhone?.href]
  }

  test('stands on the pages of its branch alone, and the contact bar calls that branch', () => {
    const call = 'Closed on Friday: <a href="tel:+14105550177">call</a>.'
    expect(shownOn('2026-11-26', 'towson')).toEqual(['We are hiring.', call, 'tel:+14105550177'])
    expect(shownOn('2026-11-26', undefined)).toEqual(['We are hiring.', undefined, undefined])
  })

  test('is gone after its last day, while that of the site stays', () => {
    expect(shownOn('2026-11-28', 'towson')).toEqual(['We are hiring.', undefined, 'tel:+14105550177'])
    const { model, problems } = siteOn('2026-11-28', fields)
    expect(model?.site.company.branches?.towson?.notice).toBeUndefined()
    expect(problems.find(({ code }) => code === 'past-notice')).toMatchObject({
      severity: 'tip',
      message: 'The notice of "towson" ended on 27 November 2026: no page shows it any more.',
    })
  })

  test('says when the site changes next', () => {
    expect(siteOn('2026-10-05', fields).model?.nextChange).toBe('2026-11-28')
  })

  test('is warned of where it stands for years', () => {
    const notice = { ...towson.notice, until: '2062-11-27' }
    const { problems } = siteOn('2026-11-26', { company: { branches: { towson: { ...towson, notice } } } })
    expect(problems.find(({ code }) => code === 'notice-for-years')?.message).toBe(
      'The notice of "towson" stands over every page of that branch until 27 November 2062.',
    )
  })

  test('says its own words in a further language, and is left out of one without', () => {
    const own = { branches: { towson: { notice: 'Cerrado.' } } }
    const languages = { es: { name: 'Español', company: own }, fr: { name: 'Français' } }
    const site = {
      ...config,
      company: { ...config.company, branches: { towson } },
      languages,
    } as unknown as Site
    const noticeIn = (language: string) => siteIn(site, language).company.branches?.towson?.notice
    expect([noticeIn('es'), noticeIn('fr')]).toEqual([{ ...towson.notice, text: 'Cerrado.' }, undefined])
  })
})

describe('what is still to come', () => {
  const found = (founded: number) =>
    siteOn('2026-12-31', { company: { founded } }).problems.filter(({ code }) => code === 'founded-to-come')

  test('is no year in which a company was founded', () => {
    expect(found(2027)).toMatchObject([{ file: 'site.config.json', severity: 'error' }])
    expect(found(2026)).toEqual([])
  })
})

describe('a page that was changed on a day to come', () => {
  test('is told from that day on no more', () => {
    const updated = (today: string) =>
      siteOn(today, { pages: { policy: { updated: '2026-11-27' } } }).problems.filter(
        ({ code }) => code === 'updated-to-come',
      )
    expect(updated('2026-11-26')).toHaveLength(1)
    expect(updated('2026-11-27')).toEqual([])
  })
})

describe('the next day on which a site changes', () => {
  test.each([
    ['2026-01-01', '2026-01-02'],
    ['2026-02-15', '2026-03-09'],
    ['2026-06-01', '2026-10-02'],
    ['2027-01-01', undefined],
  ])('is known on %s: %s', (today, next) => {
    expect(siteOn(today).model?.nextChange).toBe(next)
  })

  test('is none for a site without days', () => {
    expect(siteOn('2026-01-01', { pages: { always: { tags: ['Floors'] } } }).model?.nextChange).toBeUndefined()
  })
})
