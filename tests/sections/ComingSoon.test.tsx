// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ComingSoonIsland, mount } from '../../src/sections/ComingSoon/ComingSoon.island.tsx'
import { currentNotice } from '../../src/ui/Notices/notices.ts'
import { putOnPage } from './islandOnPage.tsx'

afterEach(() => vi.restoreAllMocks())

describe('src/sections/ComingSoon/ComingSoon.island', () => {
  test('shows the notice of its page', () => {
    const { element } = putOnPage(
      <ComingSoonIsland label="Notify Me" noticeTitle="Not yet" noticeText="This feature is not implemented yet." />,
    )
    mount(element)
    element.querySelector('button')?.click()
    expect(currentNotice()).toMatchObject({ title: 'Not yet', description: 'This feature is not implemented yet.' })
  })
})
