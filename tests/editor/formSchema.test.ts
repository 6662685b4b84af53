import { describe, expect, test } from 'vitest'
import { page } from '../../schemas/page.ts'
import { toUiSchema } from '../../src/editor/panel/formSchema.ts'

describe('src/editor/panel/formSchema', () => {
  test('a plain text that is mostly long gets a box of several lines, and a short one a line', () => {
    const ui = toUiSchema(page)
    expect(ui.description).toEqual({ 'ui:widget': 'textarea' })
    expect(ui.name).toEqual({})
  })
})
