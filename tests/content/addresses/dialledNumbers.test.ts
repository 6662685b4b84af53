import { describe, expect, test } from 'vitest'
import { checkLink } from '../../../src/content/addresses/checkLink.ts'
import type { LinkTargets } from '../../../src/content/addresses/linkTargets.ts'

const targets: LinkTargets = {
  pages: new Map(),
  anchors: () => undefined,
  isDraft: () => false,
  assets: new Set(),
}

describe('src/content/addresses/checkLink, numbers by the country of the company', () => {
  const dial = (href: string, country: string) => checkLink({ href, path: ['x'] }, { ...targets, country }, {})

  test.each([
    ['US', 'tel:4103320147'],
    ['US', 'tel:+44 113 382 0123'],
    ['US', 'tel:911'],
    ['US', 'tel:4103320147;ext=4'],
    ['US', 'tel:{phone}'],
    ['GB', 'tel:01133820123'],
    ['GB', 'tel:116123'],
    ['DE', 'tel:116117'],
  ])('dials in %s %s', (country, href) => {
    expect(dial(href, country)).toBeUndefined()
  })

  test.each([
    ['US', 'tel:410555'],
    ['US', 'tel:332-0147'],
    ['US', 'tel:+1410332014'],
    ['US', 'tel:41033201477'],
    ['GB', 'tel:0113382'],
  ])('reaches in %s nobody with %s', (country, href) => {
    expect(dial(href, country)).toMatchObject({
      code: 'unusable-link',
      fix: 'Write "tel:{phone}", or the whole number.',
    })
  })
})
