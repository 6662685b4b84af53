import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { FooterModel } from '../../../src/content/model/pageModel.ts'
import { Footer } from '../../../src/page/footer/Footer.tsx'
import { resolveSmallSite, smallConfig } from '../../content/smallSite.ts'
import { inEnglish } from '../../ui/inEnglish.tsx'

const footerOf = (footer: object): FooterModel => {
  const model = resolveSmallSite({}, { footer: { ...smallConfig.footer, ...footer } }).get('/')
  if (!model) throw new Error('no home page')
  return model.footer
}

describe('src/page/footer/Footer', () => {
  test.each([
    [
      'a link where they lead somewhere',
      'https://jobs.example.com/',
      '<a href="https://jobs.example.com/">Careers</a>',
    ],
    ['a placeholder link where they lead nowhere', null, '<a role="link" aria-disabled="true">Careers</a>'],
  ])('shows the careers as %s', (_, careers, html) => {
    expect(renderToStaticMarkup(inEnglish(<Footer footer={footerOf({ careers })} />))).toContain(html)
  })

  test('holds each list of pages behind a switch that its heading names', () => {
    const html = renderToStaticMarkup(inEnglish(<Footer footer={footerOf({})} />))
    const named = [...html.matchAll(/<h2>([^<]+)<\/h2><details><summary aria-label="([^"]+)"><\/summary><ul>/g)]
    expect(named.length).toBe(html.split('<nav').length - 1)
    expect(named.every(([, heading, name]) => heading === name)).toBe(true)
  })

  test('shows no Careers link where the site has none', () => {
    expect(renderToStaticMarkup(inEnglish(<Footer footer={footerOf({ careers: undefined })} />))).not.toContain(
      'Careers',
    )
  })

  test('shows the licenses of the company with their numbers, and nothing where there are none', () => {
    const licences = [{ name: 'Maryland Business License', number: '24-123456' }]
    const model = resolveSmallSite({}, { company: { ...smallConfig.company, licences } }).get('/')
    const html = model && renderToStaticMarkup(inEnglish(<Footer footer={model.footer} />))
    expect(html).toContain('<br/>Maryland Business License 24-123456</p>')
    expect(footerOf({}).company.licences).toBeUndefined()
  })

  test('shows a line of the site in its own words, and no place for one where there is none', () => {
    const html = (text?: string) => renderToStaticMarkup(inEnglish(<Footer footer={footerOf({ text })} />))
    expect(html('Attorney **advertising** of {company}. [Rules](/)')).toContain(
      '<p>Attorney <strong>advertising</strong> of Brightwork. <a href="/">Rules</a></p></div>',
    )
    expect(html()).not.toContain('<strong>')
  })

  test('shows what search engines are told: hours, closed days, since when, prices, other places on the web', () => {
    const facts = {
      hours: [{ days: 'Monday–Friday', time: '7 am – 7 pm', schema: 'Mo-Fr 07:00-19:00' }],
      closures: [
        { from: '2026-12-24', to: '2026-12-26', note: 'Christmas' },
        { from: '2026-12-31', note: 'New Year’s Eve', hours: '08:00-12:00' },
      ],
      founded: 2009,
      sameAs: [
        'https://www.facebook.com/brightwork',
        'https://fr.wikipedia.org/wiki/Brightwork',
        'https://www.cleaners-of-maryland.com/brightwork',
      ],
    }
    const model = resolveSmallSite({}, { company: { ...smallConfig.company, ...facts } }).get('/')
    const html = (model && renderToStaticMarkup(inEnglish(<Footer footer={model.footer} />))) ?? ''
    const text = html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
    expect(text).toContain('Monday–Friday: 7 am – 7 pm')
    expect(text).toMatch(/Closed December 24 \u2060– 26 , 2026 \(Christmas\)/)
    expect(html.replace(/<[^>]*>/g, '')).toContain('December 31, 2026: 8 am – 12 pm (New Year’s Eve)')
    expect(text).toContain('Facebook Wikipedia cleaners-of-maryland.com')
    expect(text).toContain('Since 2009')
  })

  describe('of a company with branches', () => {
    const address = { street: '4 Elm Road', town: 'Towson, MD 21204', directions: '#' }
    const facts = { ...footerOf({}).company, address, hours: [{ days: 'Monday', time: '9 am – 5 pm' }] }
    const html = (offices: FooterModel['offices']) =>
      renderToStaticMarkup(inEnglish(<Footer footer={{ ...footerOf({}), ...(offices && { offices }) }} />))

    test('links to their pages below the facts of the main office', () => {
      expect(html([{ name: 'Towson', href: '/towson/' }])).toMatch(
        /<\/address>.*<li><a href="\/towson\/">Towson<\/a><\/li>/,
      )
      expect(html(undefined)).not.toContain('towson')
    })

    test('shows their facts where the site asks for them, and the hours of one without a page', () => {
      const shown = html([
        { name: 'Towson', href: '/towson/', facts },
        { name: 'Harbor', facts },
      ])
      const [towson = '', harbor = ''] = shown.split('<li><b>').slice(1)
      expect(towson).toMatch(
        /^<a href="\/towson\/">Towson<\/a><\/b><address>4 Elm Road<br\/>Towson, MD 21204<br\/><a href="tel:/,
      )
      expect(towson).not.toContain('9 am')
      expect(harbor).toMatch(/^Harbor<\/b><address>.*9 am/)
    })
  })
})
