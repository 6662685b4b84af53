// @vitest-environment jsdom
import { waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { hydrate } from '../../src/ashlar/island.tsx'

function Board({ dish }: { dish: string }) {
  if (dish === '') throw new Error('There is no dish.')
  return <p>{dish}</p>
}

function place(dish: string): HTMLElement {
  document.body.innerHTML = '<div><p>Fish soup</p></div>'
  const element = document.body.querySelector('div') ?? document.body
  element.dataset.props = JSON.stringify({ dish })
  return element
}

describe('src/ashlar/island', () => {
  afterEach(() => vi.unstubAllGlobals())

  test('takes over what the page says', () => {
    const element = place('Fish soup')
    hydrate(Board)(element)
    expect(element.innerHTML).toBe('<p>Fish soup</p>')
  })

  test('leaves what the page says where its component fails, and reports it', async () => {
    const report = vi.fn()
    vi.stubGlobal('reportError', report)
    const element = place('')
    hydrate(Board)(element)
    await waitFor(() => expect(element.innerHTML).toBe('<p>Fish soup</p>'))
    expect(report).toHaveBeenCalledWith(new Error('There is no dish.'))
  })
})
