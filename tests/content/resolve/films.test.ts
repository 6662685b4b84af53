import { describe, expect, test } from 'vitest'
import type { Page } from '../../../schemas/index.ts'
import { resolveSmallSite } from '../smallSite.ts'

const film = {
  type: 'video',
  title: 'A floor is waxed',
  address: 'https://vimeo.com/76979871',
  image: { src: '/social.png', alt: 'A wet floor', width: 1200, height: 630 },
  text: 'Filmed with **one** camera.',
  date: '2026-03-12',
} as const

function resolve(change: object) {
  const sections = [
    { type: 'hero', heading: 'Films' },
    { ...film, ...change },
  ] as Page['sections']
  const page = resolveSmallSite({ 'pages/films.json': { name: 'Films', sections } }, {}, ['/social.png']).get('/films/')
  const { '@graph': graph } = JSON.parse(page?.head.structuredData ?? '{}') as { '@graph': { '@type': string }[] }
  return { section: page?.sections[1]?.props, record: graph.find((thing) => thing['@type'] === 'VideoObject') }
}

describe('src/content/resolve/structured/films', () => {
  test('tells of a film with its day, which the page shows', () => {
    const { section, record } = resolve({})
    expect(section).toMatchObject({ published: 'Published on March 12, 2026' })
    expect(record).toEqual({
      '@type': 'VideoObject',
      name: 'A floor is waxed',
      description: 'Filmed with one camera.',
      thumbnailUrl: 'https://www.example.com/social.png',
      uploadDate: '2026-03-12',
      embedUrl: expect.stringContaining('https://player.vimeo.com/video/76979871'),
    })
  })

  test.each([
    ['without a day', { date: undefined }],
    ['whose still is a drawing', { image: { scene: 'floor-care' } }],
  ])('says nothing of a film %s', (_, change) => {
    expect(resolve(change).record).toBeUndefined()
  })
})
