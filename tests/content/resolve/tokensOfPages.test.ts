import { describe, expect, test } from 'vitest'
import { resolveSmallSite } from '../smallSite.ts'

const photo = { src: 'https://cdn.example.com/a.jpg', alt: 'The crew of {company}', width: 1200, height: 800 }

describe('placeholders in the fields of a page beside its sections', () => {
  test.each([
    ['article', { date: '2026-01-02', author: 'The crew of {company}' }],
    ['event', { starts: '2027-01-08', place: { name: 'The hall of {company}', address: 'At {company}' } }],
    ['offer', { until: '2027-01-08', price: 10 }],
  ] as const)(
    'are filled in on a page of the kind %s, for visitors, search engines and who it is sent to',
    (kind, fields) => {
      const pages = resolveSmallSite(
        {
          'pages/news/one.json': {
            name: '{company} news',
            title: 'News of {company}',
            description: 'What is new at {company}',
            image: photo,
            card: { title: 'News of {company}', text: 'All of {company}', image: photo },
            sections: [{ type: 'hero', heading: 'News of {company}' }],
            ...fields,
          },
          'pages/index.json': {
            sections: [
              { type: 'hero', heading: 'Home' },
              { type: 'cardGrid', source: { collection: 'news' } },
            ],
          },
        },
        { kinds: { news: kind }, images: { hosts: ['cdn.example.com'] } },
      )
      expect(JSON.stringify([pages.get('/news/one/'), pages.get('/')])).not.toContain('{company}')
    },
  )
})
