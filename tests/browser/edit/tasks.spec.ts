import { expect } from 'playwright/test'
import { findFirefox } from '../engines/firefox.ts'
import { faults, type Look, test } from './editor.ts'
import { keys, pointer } from './hands.ts'
import { tasks } from './tasks.ts'

/** The browsers and settings in which each task is done with each kind of hands. */
const looks: [string, Look][] = [
  ['in Chromium', {}],
  [
    'with words of 200 %, in the colours of the system, with less motion',
    { isLarge: true, forcedColors: 'active', reducedMotion: 'reduce' },
  ],
  ['in Firefox', { engine: 'firefox' }],
]

test('there are at least forty tasks, each of another name', () => {
  expect(new Set(tasks.map(({ name }) => name)).size).toBe(tasks.length)
  expect(tasks.length).toBeGreaterThanOrEqual(40)
})

for (const [where, look] of looks)
  test.describe(`editor: what owners do ${where}`, { tag: '@long' }, () => {
    // All tasks run in one editor, each followed by axe.
    test.describe.configure({ timeout: 2_400_000 })
    test.use({ look })
    test.skip(look.engine === 'firefox' && findFirefox() === undefined, 'Firefox is not installed')

    for (const handsOf of [pointer, keys]) {
      const way = handsOf === keys ? 'keys alone' : 'a pointer'
      test(`every task is done by ${way}, and axe finds nothing on the way`, async ({ edited }) => {
        const hands = handsOf(edited.page)
        for (const { name, run } of tasks)
          await test.step(name, async () => {
            await run(edited, hands)
            expect(await faults(edited.page)).toEqual([])
          })
      })
    }
  })
