import { describe, expect, test } from 'vitest'
import { remotePhoto } from '../../../src/node/pictures/remotePhoto.ts'

describe('src/node/pictures/remotePhoto', () => {
  test.each([
    ['https://images.unsplash.com/photo-1?w=4000', 'w=400'],
    ['https://res.cloudinary.com/demo/image/upload/lobby.jpg', 'w_400'],
    ['https://example.imgix.net/lobby.jpg', 'w=400'],
    ['https://cdn.shopify.com/s/files/1/lobby.jpg', 'width=400'],
  ])('asks the host of %s for each width in its own words', (src, first) => {
    const { srcset = '' } = remotePhoto(src, 1280) ?? {}
    const [address = ''] = srcset.split(' ')
    expect([srcset.match(/ \d+w/g), address]).toEqual([
      [' 400w', ' 640w', ' 960w', ' 1280w'],
      expect.stringContaining(first),
    ])
  })

  test('stays on the host that the site allows', () => {
    const { srcset = '' } = remotePhoto('https://images.unsplash.com/photo-1', 1920) ?? {}
    const hosts = srcset.split(', ').map((entry) => new URL(entry.split(' ')[0] ?? '').host)
    expect(new Set(hosts)).toEqual(new Set(['images.unsplash.com']))
  })

  test('leaves a photo of a host that it does not know as it is', () => {
    expect(remotePhoto('https://photos.example.com/lobby.jpg', 1920)).toBeUndefined()
  })

  test('leaves a signed address as it is, because any change breaks it', () => {
    expect(remotePhoto('https://example.imgix.net/lobby.jpg?s=0123abcd', 1920)).toBeUndefined()
  })
})
