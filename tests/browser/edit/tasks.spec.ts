import AxeBuilder from '@axe-core/playwright'
import { expect } from 'playwright/test'
import { test } from './editor.ts'
import { keys, pointer } from './hands.ts'
import { tasks } from './tasks.ts'

test.describe('editor: what owners do', { tag: '@long' }, () => {
  // Thirty tasks in one editor, each looked at by axe.
  test.describe.configure({ timeout: 900_000 })

  for (const handsOf of [pointer, keys])
    test(`every task is done by ${handsOf === keys ? 'keys alone' : 'a pointer'}, and axe finds nothing on the way`, async ({
      edited,
    }) => {
      const hands = handsOf(edited.page)
      for (const { name, run } of tasks)
        await test.step(name, async () => {
          await run(edited, hands)
          const { violations } = await new AxeBuilder({ page: edited.page }).exclude('iframe.canvas').analyze()
          expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
        })
    })
})
