import { describe, expect, test } from 'vitest'
import { applyFixes } from '../../../src/content/applyFixes.ts'
import { compileSite } from '../../../src/content/compileSite.ts'
import type { PictureFile } from '../../../src/content/pictureFile.ts'
import { baseAssets, baseSite } from '../baseSite.ts'
import { forbidden, ownWords } from '../forbiddenWords.ts'
import { pageFile } from '../inMemory.ts'

const file = 'pages/trial.json'
const alt = 'A crew member buffs the lobby floor'

const photo = (width: number, height: number): PictureFile => ({ bytes: 90_000, kind: 'jpg', size: { width, height } })

/** What is said of a page with this picture at each place, when public/images/lobby.jpg is that file. */
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

describe('src/content/review/pictureFiles', () => {
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
})
