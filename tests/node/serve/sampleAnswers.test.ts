import { describe, expect, test } from 'vitest'
import type { FormField } from '../../../schemas/index.ts'
import { sampleAnswers } from '../../../src/node/serve/sampleAnswers.ts'

describe('src/node/serve/sampleAnswers', () => {
  test.each([
    ['pdf', 'application/pdf'],
    ['jpg', 'image/jpeg'],
    ['txt', 'text/plain'],
    ['dwg', ''],
  ])('sends a file of the kind %s as browsers do, as %j', (kind, type) => {
    const plan: FormField = { name: 'plan', type: 'file', label: 'Plan', kinds: [kind], megabytes: 5 }
    const { plan: files } = sampleAnswers({ title: 'Hire', button: 'Send', thanks: '/', fields: [plan] })
    expect(files).toEqual([expect.objectContaining({ name: `test-from-ashlar.${kind}`, type })])
  })
})
