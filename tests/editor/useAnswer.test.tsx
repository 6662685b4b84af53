// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { useAnswer } from '../../src/editor/site/useAnswer.ts'

type Ask = (key: string) => Promise<string | undefined>

function Shown({ of, ask }: { of: string; ask: Ask }) {
  return <p role="status">{useAnswer(of, () => ask(of))}</p>
}

describe('src/editor/site/useAnswer', () => {
  afterEach(cleanup)
  const shown = () => screen.getByRole('status').textContent

  test('shows the answer to the last question, even if an earlier one arrives after it', async () => {
    let answer = (_: string) => {}
    const late = new Promise<string>((done) => {
      answer = done
    })
    const ask: Ask = (key) => (key === 'one' ? late : Promise.resolve(key))
    const { rerender } = render(<Shown of="one" ask={ask} />)
    rerender(<Shown of="two" ask={ask} />)
    await vi.waitFor(() => expect(shown()).toBe('two'))
    answer('one')
    await late
    expect(shown()).toBe('two')
  })

  test('keeps the previous answer while a question is open or was refused', async () => {
    const ask: Ask = (key) => (key === 'one' ? Promise.resolve(key) : Promise.reject(new Error('refused')))
    const { rerender } = render(<Shown of="one" ask={ask} />)
    await vi.waitFor(() => expect(shown()).toBe('one'))
    rerender(<Shown of="two" ask={ask} />)
    await Promise.resolve()
    expect(shown()).toBe('one')
  })
})
