import { describe, expect, test } from 'vitest'
import type { FormDocument, Site } from '../../../schemas/index.ts'
import { fillForm } from '../../../src/content/forms/fillForm.ts'
import { baseSite } from '../baseSite.ts'

const site: Site = JSON.parse(baseSite['site.config.json'] ?? '')

describe('src/content/forms/fillForm', () => {
  test('names a box to tick without the marks of its label, as lists of mistakes hold no links', () => {
    const label = 'I have read the [notice](/privacy/) of **{company}**.'
    const document: FormDocument = {
      ...{ title: 'Visit', button: 'Send', endpoint: null },
      fields: [{ type: 'consent', name: 'agreed', label }],
    }
    const { fields } = fillForm({ name: 'visit', document, translations: new Map(), endpoint: null }, site, 2026)
    expect(fields[0]?.label).toBe('I have read the notice of Marblestep.')
    expect(fields[0]?.markedLabel).toContain('<a href="/privacy/">notice</a>')
  })
})
