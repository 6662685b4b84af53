import { describe, expect, test } from 'vitest'
import type { SitePage } from '../../../../src/content/model/siteModel.ts'
import { cardLimit, listCards, mostOfFolder } from '../../../../src/content/resolve/social/socialCard.ts'
import { compileSmallSite, resolveSmallSite, smallConfig } from '../../smallSite.ts'

const photo = { src: 'https://images.example.com/lobby.jpg', alt: 'A lobby after cleaning' }
const images = { images: { hosts: ['images.example.com'] } }

const imageOf = (path: string, ...site: Parameters<typeof resolveSmallSite>) =>
  resolveSmallSite(...site).get(path)?.head.socialImage

/** Enough towns, with Towson, for their folder to share one picture. */
const crowd = Object.fromEntries(
  Array.from({ length: mostOfFolder }, (_, index) => [`pages/locations/town-${index}.json`, { name: `Town ${index}` }]),
)

describe('src/content/resolve/social/socialCard', () => {
  test('shares a page with a picture beside it, which says what its heading says', () => {
    expect(imageOf('/services/floors/')).toEqual({
      url: 'https://www.example.com/services/floors/og.png',
      alt: 'Brightwork: Floors',
      width: 1200,
      height: 630,
    })
  })

  test('minds the folder of the site on its host', () => {
    expect(imageOf('/services/floors/', {}, { base: '/shop/' })?.url).toBe(
      'https://www.example.com/shop/services/floors/og.png',
    )
  })

  test('lets a photo of the page go first', () => {
    expect(imageOf('/quote/', { 'pages/quote.json': { image: photo } }, images)).toEqual({
      url: photo.src,
      alt: photo.alt,
    })
  })

  test('shares a photo of public/ by its whole address, and with the size that the page says', () => {
    const image = { src: '/images/lobby.jpg', alt: photo.alt, width: 800, height: 600 }
    expect(imageOf('/quote/', { 'pages/quote.json': { image } }, { base: '/shop/' }, [image.src])).toEqual({
      ...{ url: 'https://www.example.com/shop/images/lobby.jpg', alt: photo.alt },
      ...{ width: 800, height: 600 },
    })
  })

  test('draws the scene that a page names for sharing', () => {
    const image = imageOf('/quote/', { 'pages/quote.json': { image: { scene: 'skyline' } } })
    expect(image?.url).toBe('https://www.example.com/quote/og.png')
  })

  test('shares the page of unknown addresses with the picture of the site', () => {
    expect(imageOf('/404.html', {}, {}, ['/social.png'])).toMatchObject({
      url: 'https://www.example.com/social.png',
      alt: 'Brightwork: CLEANING',
    })
  })

  test('shares it with the picture of the home page where the site brings none', () => {
    expect(imageOf('/404.html')).toMatchObject({ url: 'https://www.example.com/og.png', alt: 'Brightwork: Home' })
  })

  test('shares it with the photo of the home page where that has one', () => {
    expect(imageOf('/404.html', { 'pages/index.json': { image: photo } }, images)?.url).toBe(photo.src)
  })

  test('shares the pages of a crowded folder with the picture of its index', () => {
    expect(imageOf('/locations/town-7/', crowd)).toMatchObject({
      url: 'https://www.example.com/locations/og.png',
      alt: 'Brightwork: Locations',
    })
  })

  test('shares the pages of a crowded folder with the photo of its index, where that has one', () => {
    const changes = { ...crowd, 'pages/locations/index.json': { name: 'Locations', image: photo } }
    expect(imageOf('/locations/town-7/', changes, images)?.url).toBe(photo.src)
  })

  test('draws no more than a thousand pictures for any number of folders', () => {
    const pages = (length: number) => Array.from({ length }, () => ({})) as unknown as readonly SitePage[]
    const states = Array.from({ length: 50 }, (_, index) => [`locations/state-${index}`, pages(200)] as const)
    const limit = cardLimit({ collections: new Map([...states, ['services', pages(12)]]) })
    expect(limit).toBeGreaterThanOrEqual(12)
    expect(limit).toBeLessThan(200)
  })

  test('names a town without a state by its name, though the company has one', () => {
    const address = { street: '1 Front Street', city: 'Toronto', state: 'ON', country: 'CA' }
    const model = compileSmallSite(
      { 'pages/locations/towson-md.json': { location: { city: 'Leeds' } } },
      { company: { ...smallConfig.company, address } },
    )
    const towns = listCards(model, 2026).map(({ town }) => town)
    expect(new Set(towns)).toEqual(new Set(['Toronto, ON', 'Leeds']))
  })

  test('leaves pages outside of a crowded folder their own', () => {
    expect(imageOf('/services/floors/', crowd)?.url).toBe('https://www.example.com/services/floors/og.png')
  })
})
