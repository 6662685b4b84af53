import { describe, expect, test } from 'vitest'
import { readVideo } from '../../../../src/content/text/frames/readVideo.ts'

const player = (address: string) => {
  const film = readVideo(address)
  return film?.kind === 'frame' ? film.frame : film?.type
}
const youtube = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1'

describe('src/content/text/frames/readVideo', () => {
  test.each([
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    'https://m.youtube.com/watch?app=desktop&v=aqz-KE-bpKQ&t=3s',
    'https://youtu.be/aqz-KE-bpKQ?si=x',
    'https://www.youtube.com/shorts/aqz-KE-bpKQ',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
  ])('finds the film of %s', (address) => {
    expect(player(address)).toBe(youtube)
  })

  test('finds films of Vimeo, those with a key included', () => {
    expect(player('https://vimeo.com/76979871')).toBe('https://player.vimeo.com/video/76979871?autoplay=1&dnt=1')
    const keyed = 'https://player.vimeo.com/video/76979871?h=8272103f6e&autoplay=1&dnt=1'
    expect(player('https://vimeo.com/76979871/8272103f6e')).toBe(keyed)
    expect(player('https://player.vimeo.com/video/76979871?h=8272103f6e')).toBe(keyed)
  })

  test('knows the files that browsers play', () => {
    expect(['/videos/a.mp4', '/videos/A.WEBM', '/a.mov', '/a'].map(player)).toEqual([
      'video/mp4',
      'video/webm',
      undefined,
      undefined,
    ])
  })

  test.each([
    'https://www.youtube.com/@marblestep',
    'https://www.youtube.com/watch?v=short',
    'https://vimeo.com/channels/staffpicks',
    'https://notyoutube.com/watch?v=aqz-KE-bpKQ',
    'http://youtu.be/aqz-KE-bpKQ',
    'https://',
  ])('finds no film at %s', (address) => {
    expect(readVideo(address)).toBeUndefined()
  })
})
