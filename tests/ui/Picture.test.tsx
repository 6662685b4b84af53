import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { pictureFocuses, pictureRatios } from '../../schemas/parts/framing.ts'
import type { ImageModel } from '../../src/content/model/pageModel.ts'
import { heroPlaceClass, photoClasses, placeClass } from '../../src/ui/Picture/framing.ts'
import { Picture } from '../../src/ui/Picture/Picture.tsx'
import { type PictureBox, pictureSizes } from '../../src/ui/Picture/pictureSizes.ts'

const photo = { src: '/lobby.jpg', alt: 'A lobby', width: 1600, height: 1200 }
const sources = ['avif', 'webp'].map((format) => ({ type: `image/${format}`, srcset: `/a.${format} 400w` }))
const draw = (image: ImageModel, box: PictureBox = 'card') => renderToStaticMarkup(<Picture image={image} box={box} />)

describe('src/ui/Picture', () => {
  test('offers the lightest format first, and the file itself last', () => {
    expect(draw({ ...photo, sources }).match(/image\/\w+|src="[^"]+"/g)).toEqual([
      'image/avif',
      'image/webp',
      'src="/lobby.jpg"',
    ])
  })

  test('keeps room for a photo by its size', () => {
    expect(draw(photo)).toContain('width="1600" height="1200"')
  })

  test('fetches the photo of the first screen before other things', () => {
    const html = draw({ ...photo, sources }, 'hero')
    expect([html.includes('fetchPriority="high"'), html.includes('loading=')]).toEqual([true, false])
  })

  test.each<PictureBox>(['card', 'row', 'prose'])('fetches a photo further down (%s) when it comes near', (box) => {
    expect(draw(photo, box)).toContain('loading="lazy" decoding="async"')
  })

  test('offers the widths of a photo on another host', () => {
    const html = draw({ ...photo, srcset: 'https://images.example.com/a?w=400 400w' })
    expect(html).toMatch(/<img [^>]*srcSet="https:\/\/images\.example\.com\/a\?w=400 400w" sizes="/)
  })

  test('says no widths where there is only one file', () => {
    expect(draw(photo)).not.toMatch(/sizes|srcset/i)
  })
})

describe('src/ui/Picture, framing', () => {
  test('asks for its stylesheet only where a page says how a photo is cut', () => {
    const sheet = 'data-sheet="framing"'
    const framed: ImageModel[] = [
      { ...photo, ratio: '3:2' },
      { ...photo, focus: 'top left' },
      { ...photo, fit: 'contain' },
    ]
    expect(framed.map((image) => draw(image).includes(sheet))).toEqual([true, true, true])
    expect(draw(photo)).not.toContain('data-sheet')
  })

  test('gives the photo its focus and its place the proportion', () => {
    const image: ImageModel = { ...photo, ratio: '1:1', focus: 'top right', fit: 'contain' }
    expect(draw(image)).toContain('framing-topRight framing-contain')
    expect(placeClass(image, 'place')).toBe('place framing-square framing-whole')
    expect(placeClass(photo, 'place')).toBe('place')
    expect(heroPlaceClass(image, 'place')).toBe('place framing-hero framing-square framing-whole')
    expect(heroPlaceClass(photo, 'place')).toBe('place')
  })

  test('has rules for every proportion and focus that a page can name', () => {
    const classes = [
      ...pictureRatios.map((ratio) => placeClass({ ...photo, ratio })),
      ...pictureFocuses.map((focus) => photoClasses({ ...photo, focus }).join()),
    ]
    expect(classes.filter((name) => !/^framing-\w+$/.test(name))).toEqual([])
    expect(new Set(classes).size).toBe(classes.length)
  })
})

describe('src/ui/Picture, sizes', () => {
  test('says for a phone how wide the hero is', () => {
    expect(pictureSizes('hero', { width: 4, height: 3 })).toMatch(/, max\(95vw, 18\.3rem\)$/)
  })

  test('asks for a wider file where a broad photo covers a high box', () => {
    expect(pictureSizes('home', { width: 3, height: 1 })).toContain('max(50vw, 126rem)')
  })

  test('goes by the proportion that the page asks for', () => {
    expect(pictureSizes('card', { width: 3, height: 2, ratio: '3:4' })).toContain('68rem')
    expect(pictureSizes('card', { width: 3, height: 2, ratio: '3:2' })).toContain('34rem')
  })

  test('asks for a narrower file where all of an upright photo is shown', () => {
    expect(pictureSizes('prose', { width: 2, height: 3, fit: 'contain' })).toContain('15rem')
  })

  test('asks for no wider file where an upright photo covers a broad box', () => {
    expect(pictureSizes('card', { width: 3, height: 4 })).toBe(
      '(min-width: 64rem) 34rem, (min-width: 48rem) 42vw, 90vw',
    )
  })
})
