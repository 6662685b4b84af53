import { describe, expect, test } from 'vitest'
import { compileSite } from '../../../src/content/compileSite.ts'
import { applyFixes } from '../../../src/content/fix/applyFixes.ts'
import type { PictureFile } from '../../../src/content/model/files/pictureFile.ts'
import { baseAssets, baseSite } from '../baseSite.ts'
import { forbidden, ownWords } from '../forbiddenWords.ts'
import { pageFile } from '../inMemory.ts'

const file = 'pages/trial.json'
const alt = 'A crew member buffs the lobby floor'

const photo = (width: number, height: number): PictureFile => ({ bytes: 90_000, kind: 'jpg', size: { width, height } })

/** Returns the problems of a page with this picture at each position, if public/images/lobby.jpg is that file. */
function problemsOf(text: string, facts: PictureFile, src = '/images/lobby.jpg') {
  const sources = { ...baseSite, [file]: text }
  const { problems } = compileSite({ sources, assets: [...baseAssets, src], pictures: new Map([[src, facts]]) })
  return { problems, sources }
}

const inHero = (more: object = {}, src = '/images/lobby.jpg') =>
  JSON.stringify({
    ...(JSON.parse(pageFile([])) as object),
    sections: [{ type: 'hero', heading: 'Trial', image: { src, alt, ...more } }],
  })
const inCard = pageFile([
  { type: 'cardGrid', items: [{ title: 'Waxing', text: 'Two coats.', image: { src: '/images/lobby.jpg', alt } }] },
])
const inProse = pageFile([{ type: 'prose', body: 'Two coats.', image: { src: '/images/lobby.jpg', alt } }])
const inShare = pageFile([], { image: { src: '/images/lobby.jpg', alt } })

const messages = (text: string, facts: PictureFile, src?: string) =>
  problemsOf(text, facts, src).problems.map(({ message }) => message)

describe('src/content/review/checkPictures', () => {
  test('tells of a misspelt name once, where the same picture stands on the page by its right name', () => {
    const cardOf = (title: string, src: string) => ({ title, text: 'Two coats.', image: { src, alt } })
    const pageOf = (src: string) =>
      pageFile([{ type: 'cardGrid', items: [cardOf('Waxing', '/images/lobby.jpg'), cardOf('Polishing', src)] }])
    const codes = (src: string) => problemsOf(pageOf(src), photo(1600, 1200)).problems.map(({ code }) => code)
    expect(codes('/images/loby.jpg')).toEqual(['missing-picture'])
    expect(codes('/images/lobby.jpg')).toEqual([])
  })

  test.each([
    ['C:\\Bilder\\lobby.jpg', 'Write "/images/lobby.jpg".'],
    ['file:///Users/anna/Pictures/lobby.jpg', 'Write "/images/lobby.jpg".'],
    ['D:/Fotos/hall 2.png', 'Put the picture into the folder public/images/ and write "/images/hall 2.png".'],
    ['blob:7a4', 'Put the file into the folder public/ and write its place there, such as "/images/lobby.jpg".'],
  ])('says of %s, a place on a computer, what to write', (src, fix) => {
    const { problems } = problemsOf(inHero({}, src), photo(1600, 1200))
    expect(problems.filter(({ code }) => code === 'unusable-picture').map((problem) => problem.fix)).toEqual([fix])
  })

  const config = JSON.parse(baseSite['site.config.json'] ?? '') as object
  const assets = [
    '/images/Lobby.JPG',
    '/images/team/crew.png',
    '/a/logo.svg',
    '/b/logo.svg',
    '/a.b/iphone.HEIC',
    '/a.pdf',
  ]
  const said = (image: object, hosts: string[] = []) => {
    const sources = {
      ...baseSite,
      'site.config.json': JSON.stringify({ ...config, images: { hosts } }),
      [file]: inHero(image),
    }
    return compileSite({ sources, assets: [...baseAssets, ...assets] }).problems
  }

  test.each([
    ['/images/lobby.jpg', 'There is "/images/Lobby.JPG": capital letters count.', '/images/Lobby.JPG'],
    ['images/team/crew.png', 'Write "/images/team/crew.png".', '/images/team/crew.png'],
    ['../../public/images/team/crew.png', 'Write "/images/team/crew.png".', '/images/team/crew.png'],
    ['public/images/team/crew.png', 'Write "/images/team/crew.png".', '/images/team/crew.png'],
    ['/photos/Crew.PNG', 'Write "/images/team/crew.png".', '/images/team/crew.png'],
    ['/photos/crew.jpg', 'Write "/images/team/crew.png".', '/images/team/crew.png'],
    ['/images/team/crow.png', 'Write "/images/team/crew.png".', '/images/team/crew.png'],
  ])('offers a picture for %s, which is not there: %s', (src, fix, meant) => {
    const [problem, ...others] = said({ src })
    expect(others).toEqual([])
    expect(problem).toMatchObject({ code: 'missing-picture', message: `The picture "${src}" was not found.`, fix })
    expect(problem?.edits?.map(({ text }) => text)).toEqual([JSON.stringify(meant)])
  })

  test.each(['/photos/logo.svg', '/photos/window.png', '/images/team/cart.png'])(
    'does not choose a picture for %s',
    (src) => {
      const [problem] = said({ src })
      expect(problem?.fix).toMatch(/^Put the file into the folder public\//)
      expect(problem).not.toHaveProperty('edits')
    },
  )

  test.each(['data:image/png;base64,AA', '//img.example.com/a.jpg', 'java\nscript:x', 'blob:x', 'x-y.z+1:a'])(
    'refuses %j',
    (src) => {
      expect(said({ src }, ['img.example.com']).map(({ code }) => code)).toEqual(['unusable-picture'])
    },
  )

  test.each([
    ['/a.b/iphone.HEIC', '"/a.b/iphone.HEIC" is a photo in the format of iPhones, which most browsers do not show.'],
    ['/a.pdf', '"/a.pdf" is no picture that browsers show.'],
  ])('refuses the kind of %s', (src, message) => {
    expect(said({ src }).map((problem) => problem.message)).toEqual([message])
  })

  test.each<[string, string[], string | undefined]>([
    ['https://img.example.com/a.jpg', ['img.example.com'], undefined],
    ['HTTPS://img.example.com/a.jpg', ['img.example.com'], undefined],
    ['http://img.example.com/a.jpg?to=http:', ['img.example.com'], 'Write "https://img.example.com/a.jpg?to=http:".'],
    [
      'http://other.example.com/a.jpg',
      ['img.example.com', 'b.example.com'],
      'Put the file into public/, or add "other.example.com" to "images": { "hosts": [ … ] } in site.config.json. Allowed now: img.example.com and b.example.com.',
    ],
    [
      'https://img.example.com/a.jpg',
      [],
      'Put the file into public/, or add "img.example.com" to "images": { "hosts": [ … ] } in site.config.json.',
    ],
  ])('of %s, where %j are allowed, says %s', (src, hosts, fix) => {
    expect(said({ src }, hosts).map((problem) => problem.fix)).toEqual(fix === undefined ? [] : [fix])
  })

  test.each([
    'lobby.jpg',
    'Lobby.jpeg',
    'a.png',
    'a.WEBP',
    'a.gif',
    'a.heic',
    'a.avif',
    'logo.svg',
    'Plan 2.TIF',
    'IMG_2041',
    'img 2041 (2)',
    'DSC-17',
    'PXL20240101',
    ' CREW ',
  ])('knows that %j is the name of a file', (words) => {
    expect(said({ src: '/images/team/crew.png', alt: words }).map(({ message }) => message)).toEqual([
      `The description ${JSON.stringify(words)} is the name of the file.`,
    ])
  })

  test.each(['A crew', 'The file lobby.jpg on a screen', 'Imgard at 20 degrees', 'A DSC 100 camera'])(
    'takes %j for a description',
    (words) => {
      expect(said({ src: '/images/team/crew.png', alt: words })).toEqual([])
    },
  )
  test.each(['image', 'Picture 2', 'photo', 'img_01', 'Bild', 'alt text', 'placeholder'])(
    'tells that the description %j shows nothing',
    (words) => {
      expect(said({ src: '/images/team/crew.png', alt: words }).map(({ code }) => code)).toEqual([
        'picture-description',
      ])
    },
  )

  test.each(['Photographers at work', 'Icons on a wall', 'Bilder einer Wand', 'Image of Mary'])(
    'finds enough in the description %j',
    (words) => {
      expect(said({ src: '/images/team/crew.png', alt: words }).filter(({ severity }) => severity !== 'tip')).toEqual(
        [],
      )
    },
  )
})

describe('src/content/review/checkPictures', () => {
  test('has nothing to say of a photo that is large enough for the top of a page', () => {
    expect(messages(inHero(), photo(4000, 3000))).toEqual([])
  })

  test.each([
    ['the picture at the top of a page', inHero(), 400],
    ['the picture of a card', inCard, 400],
    ['a picture beside a text', inProse, 400],
    ['the picture shown when the page is shared', inShare, 400],
  ])('says that a picture looks blurred as %s', (place, text, width) => {
    expect(messages(text, photo(width, 300))).toEqual([
      `The picture "/images/lobby.jpg" is 400 pixels wide, which looks blurred as ${place}.`,
    ])
  })

  test('asks less of a card than of the top of a page', () => {
    expect([messages(inCard, photo(640, 480)).length, messages(inHero(), photo(640, 480)).length]).toEqual([0, 1])
  })

  test.each<[string, PictureFile, string]>([
    ['a text', { bytes: 12, kind: undefined, size: undefined }, 'is no picture, in spite of its name.'],
    ['nothing', { bytes: 0, kind: undefined, size: undefined }, 'is empty.'],
    ['a part of a photo', { ...photo(1600, 1200), isCutOff: true }, 'is missing, so a part of the picture stays grey.'],
    ['a photo of an iPhone', { bytes: 9, kind: 'heic', size: undefined }, 'format of iPhones, in spite of its name'],
    ['a scan', { bytes: 9, kind: 'tiff', size: undefined }, 'in the format TIFF, in spite of its name'],
  ])('refuses a .jpg that holds %s', (_, facts, words) => {
    const { problems } = problemsOf(inHero(), facts)
    expect(problems).toMatchObject([{ severity: 'error', message: expect.stringContaining(words) }])
  })

  test('lets 800 x 600 stand for a file of 1600 x 1200, which has the same proportion', () => {
    expect(messages(inHero({ width: 800, height: 600 }), photo(1600, 1200))).toEqual([])
  })

  test('says that a number alone does not fit the file', () => {
    expect(messages(inHero({ width: 800 }), photo(1600, 1200))).toEqual([
      'The picture is 1600 pixels wide and 1200 high, not "width": 800.',
    ])
  })

  test('has nothing to say of a number alone that is right', () => {
    expect(messages(inHero({ height: 1200 }), photo(1600, 1200))).toEqual([])
  })

  test('says once that both numbers do not fit the file', () => {
    expect(messages(inHero({ width: 800, height: 800 }), photo(1600, 1200))).toEqual([
      'The picture is 1600 pixels wide and 1200 high, not "width": 800 and "height": 800.',
    ])
  })

  test.each([
    [{ width: 1600, height: 900 }, ['900'], []],
    [{ width: 800, height: 1200 }, ['800'], []],
    [{ width: 800, height: 800 }, ['800'], ['800']],
  ])('points at those of the numbers %j that are wrong', (numbers, first, second) => {
    const { problems, sources } = problemsOf(inHero(numbers), photo(1600, 1200))
    const shown = (place?: { start: number; end: number }) =>
      place ? [sources[file]?.slice(place.start, place.end)] : []
    expect(problems.map((problem) => [shown(problem), shown(problem.also)])).toEqual([[first, second]])
  })

  test('points at the picture that is too small, empty or too heavy', () => {
    const pictures: [PictureFile, string][] = [
      [photo(400, 300), '/images/lobby.jpg'],
      [{ bytes: 0, kind: undefined, size: undefined }, '/images/lobby.jpg'],
      [{ bytes: 300_001, kind: 'svg', size: undefined }, '/images/a.svg'],
    ]
    for (const [facts, src] of pictures) {
      const { problems, sources } = problemsOf(inHero({}, src), facts, src)
      expect(problems.map(({ start, end }) => sources[file]?.slice(start, end))).toEqual([JSON.stringify(src)])
    }
  })

  test('has nothing to say of a drawing of 300 kB', () => {
    expect(
      messages(inHero({}, '/images/a.svg'), { bytes: 300_000, kind: 'svg', size: undefined }, '/images/a.svg'),
    ).toEqual([])
  })

  test('mends the numbers', () => {
    const { problems, sources } = problemsOf(inHero({ width: 800, height: 800 }), photo(1600, 1200))
    expect(applyFixes(sources, problems).sources[file]).toContain('"width":1600,"height":1200')
  })

  test('says that a moving picture of 2 MB has to be loaded whole', () => {
    const facts = { bytes: 2_000_000, kind: 'gif', size: { width: 900, height: 600 } }
    expect(messages(inHero({}, '/images/a.gif'), facts, '/images/a.gif')).toEqual([
      'The picture "/images/a.gif" weighs 2.0 MB, and every visitor has to load all of it.',
    ])
  })

  test('has nothing to say of the weight of a photo, which the build shrinks', () => {
    expect(messages(inHero(), { ...photo(4000, 3000), bytes: 12_000_000 })).toEqual([])
  })

  test('says that social networks do not show drawings', () => {
    const text = pageFile([], { image: { src: '/images/a.svg', alt } })
    const facts = { bytes: 900, kind: 'svg', size: undefined }
    expect(messages(text, facts, '/images/a.svg')).toEqual([
      'Social networks do not show drawings such as "/images/a.svg".',
    ])
  })

  test.each<[PictureFile]>([
    [photo(400, 300)],
    [{ bytes: 0, kind: undefined, size: undefined }],
    [{ bytes: 9, kind: undefined, size: undefined }],
    [{ bytes: 9, kind: 'tiff', size: undefined }],
    [{ bytes: 2_000_000, kind: 'svg', size: undefined }],
    [{ bytes: 2_000_000, kind: 'gif', size: { width: 900, height: 600 } }],
  ])('says it without words that blame: %o', (facts) => {
    const said = problemsOf(inHero({ width: 7, height: 9 }), facts).problems.map(
      ({ message, fix }) => `${message} ${fix}`,
    )
    expect(said.length).toBeGreaterThan(0)
    expect(ownWords(said.join('\n'))).not.toMatch(forbidden)
  })

  test('tells the size of a photo that is too large to be shrunk, and does not call it damaged', () => {
    expect(messages(inHero(), photo(20_000, 20_000))).toEqual([
      'The picture "/images/lobby.jpg" has 20000 x 20000 pixels, more than a build can shrink.',
    ])
    expect(messages(inHero(), photo(16_000, 16_000))).toEqual([])
  })
})
