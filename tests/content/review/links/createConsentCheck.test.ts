import { describe, expect, test } from 'vitest'
import type { FormDocument } from '../../../../schemas/index.ts'
import type { SitePage } from '../../../../src/content/model/siteModel.ts'
import { createConsentCheck } from '../../../../src/content/review/links/createConsentCheck.ts'
import { findFormTexts } from '../../../../src/content/schema/findTexts.ts'
import { smallConfig } from '../../smallSite.ts'

const pageAt = (path: string, name: string): SitePage => ({
  file: `pages${path}index.json`,
  path,
  page: { name, title: name, description: name },
  notes: { words: [], anchors: [] },
  sections: [],
})
const pages = [pageAt('/contact/', 'Contact'), pageAt('/terms/', 'Terms'), pageAt('/privacy/', 'Privacy')]

/** Returns the messages about the label of the consent box of a form. */
function told(label: string, all = pages): string[] {
  const form = { title: 'Ask', fields: [{ type: 'consent', name: 'agree', label }] } as unknown as FormDocument
  const texts = findFormTexts(form as unknown as Record<string, unknown>)
  return (createConsentCheck(all, smallConfig)?.(form, texts) ?? []).map(({ message, fix }) => `${message} ${fix}`)
}

describe('src/content/review/links/createConsentCheck', () => {
  test.each([
    'I agree to the [privacy policy](/contact/)',
    'Ich stimme der [Datenschutzerklärung](/contact/) zu',
    'J’accepte la [politique de confidentialité](/contact/)',
    'Acepto la [política de privacidad](/contact/#form)',
  ])('finds the other page in %j', (label) => {
    const [message = ''] = told(label)
    expect(message).toMatch(/^This box speaks of privacy, and its link leads to "\/contact\/.*the page "Contact"\./)
    expect(message).toMatch(/Link "\/privacy\/" instead\.$/)
  })

  test.each([
    'I agree to the [privacy policy](/privacy/)',
    'I agree to the [privacy policy](/privacy)',
    'I agree to the [terms](/terms/)',
    'I agree to the [terms](/terms/) and the [privacy policy](/privacy/)',
    'I agree to the [privacy policy](https://law.example/privacy)',
    'I agree to the privacy policy',
  ])('leaves %j alone', (label) => {
    expect(told(label)).toEqual([])
  })

  test('checks nothing on a site without a page about privacy', () => {
    expect(told('I agree to the [privacy policy](/contact/)', pages.slice(0, 2))).toEqual([])
  })
})
