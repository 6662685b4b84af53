// @vitest-environment jsdom
import FormModule from '@rjsf/core'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { Field, TextWidget } from '../../src/editor/panel/templates.tsx'
import { validator } from '../../src/editor/panel/validator.ts'

afterEach(cleanup)

const title = { type: 'string', title: 'Title' } as const
const card = { type: 'object' as const, properties: { title }, required: ['title'] }

describe('src/editor/panel/templates', () => {
  test.each([
    [{}, 'Such as: Floor care'],
    [{ example: 'Honorarios' }, 'Such as: Honorarios'],
    [{ example: null }, ''],
  ])('shows the example of the site in place of the usual one: %j', (own, words) => {
    render(
      <FormModule
        tagName="div"
        schema={{ type: 'object', properties: { title: { ...title, examples: ['Floor care'], ...own } } }}
        validator={validator}
        templates={{ FieldTemplate: Field, ButtonTemplates: { SubmitButton: () => null } }}
        widgets={{ TextWidget }}
      />,
    )
    expect(document.querySelector('.help')?.textContent?.trim()).toBe(words)
  })

  test.each([
    [{}, true],
    [{ card: { title: 'A' } }, false],
  ])('the fields of an optional block are not called needed while it is left out: %j', (data, isAbsent) => {
    render(
      <FormModule
        tagName="div"
        schema={{ type: 'object', properties: { card } }}
        formData={data}
        validator={validator}
        templates={{ FieldTemplate: Field, ButtonTemplates: { SubmitButton: () => null } }}
        widgets={{ TextWidget }}
      />,
    )
    expect(screen.getByRole('textbox').closest('[data-field="root_card"]')?.hasAttribute('data-absent')).toBe(isAbsent)
  })
})
