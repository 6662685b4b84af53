// @vitest-environment jsdom
import FormModule from '@rjsf/core'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { Entry, List } from '../../src/editor/panel/lists.tsx'
import { Field, TextWidget } from '../../src/editor/panel/templates.tsx'
import { validator } from '../../src/editor/panel/validator.ts'

afterEach(cleanup)

const schema = {
  type: 'object',
  properties: {
    items: {
      type: 'array',
      title: 'Questions',
      items: { type: 'object', properties: { question: { type: 'string', title: 'Question' } } },
    },
  },
} as const

/** A form whose value comes back from a server as new objects. */
function Questions() {
  const [data, setData] = useState<unknown>({ items: ['A', 'B', 'C'].map((question) => ({ question })) })
  return (
    <FormModule
      tagName="div"
      schema={schema}
      formData={data}
      validator={validator}
      templates={{
        FieldTemplate: Field,
        ArrayFieldTemplate: List,
        ArrayFieldItemTemplate: Entry,
        ButtonTemplates: { SubmitButton: () => null },
      }}
      widgets={{ TextWidget }}
      onChange={({ formData }) => setData(structuredClone(formData))}
    />
  )
}

describe('src/editor/panel/lists', () => {
  const show = () => {
    render(<Questions />)
    const press = (entry: number, name: string) => {
      const button = within(screen.getByRole('toolbar', { name: `Entry ${entry}` })).getByRole('button', { name })
      button.focus()
      fireEvent.click(button)
    }
    const values = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)
    const focused = () => {
      const toolbar = document.activeElement?.closest('[role="toolbar"]')?.getAttribute('aria-label')
      return `${toolbar}: ${document.activeElement?.textContent}`
    }
    return { press, values, focused }
  }

  test('the focus stays on the button of an entry that was moved, so that it moves on', () => {
    const { press, values, focused } = show()
    press(3, 'Up')
    expect([values(), focused()]).toEqual([['A', 'C', 'B'], 'Entry 2: Up'])
    press(2, 'Up')
    // The first entry has no Up button.
    expect([values(), focused()]).toEqual([['C', 'A', 'B'], 'Entry 1: Down'])
  })

  test('an entry is added in the middle, with the caret in it; one that was removed leaves the focus to the next', () => {
    const { press, values, focused } = show()
    press(1, 'Add below')
    expect(values()).toEqual(['A', '', 'B', 'C'])
    expect(document.activeElement).toBe(screen.getAllByRole('textbox')[1])
    press(4, 'Remove')
    expect([values(), focused()]).toEqual([['A', '', 'B'], 'Entry 3: Remove'])
  })

  test('does not take the focus back from the box that the person has gone on to', () => {
    const { press } = show()
    press(3, 'Up')
    const [box] = screen.getAllByRole('textbox')
    box?.focus()
    if (box) fireEvent.change(box, { target: { value: 'A?' } })
    expect(document.activeElement).toBe(box)
  })
})
