// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { en } from '../../schemas/words/en.ts'
import type { Html } from '../../src/content/model/pageModel.ts'
import { mount } from '../../src/sections/ScopeOfWork/ScopeOfWork.island.ts'
import { ScopeOfWork } from '../../src/sections/ScopeOfWork/ScopeOfWork.tsx'
import { quoteSentEvent } from '../../src/ui/events.ts'
import { withScopes } from '../../src/ui/form/state/scopeNotes.ts'
import { IslandRenderer } from '../../src/ui/Island.tsx'
import { inEnglish } from '../ui/inEnglish.tsx'
import { putOnPage } from './islandOnPage.tsx'

const rooms = [
  { title: 'Restrooms', items: [{ text: 'Fixtures', note: 'Red cloths.' as Html }, { text: 'Supplies' }] },
  { title: 'Floors', items: [{ text: 'Mopping' }] },
]

const unmounts: (() => void)[] = []
beforeEach(() => sessionStorage.clear())
afterEach(() => {
  for (const unmount of unmounts.splice(0)) unmount()
  vi.restoreAllMocks()
})

/** Renders the prerendered section; `before` runs before its code. */
function open(before = () => {}) {
  putOnPage(
    <IslandRenderer value={(_, element) => ({ html: renderToString(inEnglish(element)), ids: '' })}>
      <ScopeOfWork tone="alt" heading="Scope" rooms={rooms} frequencies={['Nightly', 'Weekly']} service="Floor Care" />
    </IslandRenderer>,
  )
  before()
  const island = document.querySelector<HTMLElement>('[data-island]')
  if (island) unmounts.push(mount(island))
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const tick = (name: string) => fireEvent.click(box(name))
const listed = () => [...document.querySelectorAll('[data-part=chosen] li')].map(({ textContent }) => textContent)
const often = (name: string) => screen.getByLabelText(`How often: ${name}`)

const heading = en.forms.scopeOf

describe('src/sections/ScopeOfWork/ScopeOfWork.island', () => {
  test('lists what is ticked in the order of the page, and says how much', () => {
    open()
    tick('Mopping')
    tick('Fixtures')
    expect(listed()).toEqual(['FixturesNightly', 'MoppingNightly'])
    expect(screen.getByRole('status').textContent).toBe('2 of 3 tasks.')
  })

  test('lists how often', () => {
    open()
    tick('Mopping')
    fireEvent.change(often('Mopping'), { target: { value: 'Weekly' } })
    expect(listed()).toEqual(['MoppingWeekly'])
  })

  test('takes back what is no longer ticked', () => {
    open()
    tick('Mopping')
    tick('Mopping')
    expect([listed(), screen.getByRole('status').textContent, sessionStorage.length]).toEqual([
      [],
      'Nothing ticked yet.',
      0,
    ])
  })

  test('counts what was ticked before its code ran', () => {
    open(() => {
      box('Supplies').checked = true
    })
    expect(listed()).toEqual(['SuppliesNightly'])
  })

  test('shows after a reload what was ticked before', () => {
    open()
    tick('Mopping')
    fireEvent.change(often('Mopping'), { target: { value: 'Weekly' } })
    open()
    expect([listed(), box('Mopping').checked]).toEqual([['MoppingWeekly'], true])
  })

  test('passes over tasks that the page does not have any more', () => {
    sessionStorage.setItem('ashlar:scope:/', '{"service":"x","tasks":[{"text":"Gone","often":"Daily"}]}')
    open()
    expect(listed()).toEqual([])
  })

  test('hands the list to the notes of a quote request', () => {
    open()
    tick('Supplies')
    expect(withScopes('Third floor.', heading)).toBe('Third floor.\n\nScope of work, Floor Care:\n- Supplies (Nightly)')
  })

  test('is empty again after the quote was sent', () => {
    open()
    tick('Supplies')
    document.dispatchEvent(new Event(quoteSentEvent))
    expect([listed(), box('Supplies').checked]).toEqual([[], false])
  })

  test('marks itself while it is printed', () => {
    open()
    const marks = () => [...document.querySelectorAll('[data-printing]')].map(({ tagName }) => tagName)
    const printed: string[][] = []
    vi.stubGlobal('print', () => printed.push(marks()))
    fireEvent.click(screen.getByRole('button', { name: 'Print the Sheet' }))
    window.dispatchEvent(new Event('afterprint'))
    expect([printed, marks()]).toEqual([[['HTML', 'SECTION']], []])
  })
})

describe('src/ui/form/state/scopeNotes', () => {
  const scope = (path: string, text: string) =>
    sessionStorage.setItem(`ashlar:scope:${path}`, JSON.stringify({ service: path, tasks: [{ text, often: 'Daily' }] }))

  test('leaves a text alone where nothing is ticked', () => {
    expect(withScopes('  As typed.\n\n- a list\n', heading)).toBe('  As typed.\n\n- a list\n')
  })

  test('replaces what it wrote before, wherever the visitor went on typing', () => {
    scope('/a/', 'Mopping')
    const first = withScopes('Before.', heading)
    scope('/a/', 'Waxing')
    expect(withScopes(`${first}\n\nAfter.`, heading)).toBe('Before.\n\nAfter.\n\nScope of work, /a/:\n- Waxing (Daily)')
  })

  test('takes away what it wrote when nothing is ticked any more', () => {
    scope('/a/', 'Mopping')
    const first = withScopes('Before.', heading)
    sessionStorage.clear()
    expect(withScopes(first, heading)).toBe('Before.')
  })

  test('puts the scopes of several pages one below the other', () => {
    scope('/b/', 'Waxing')
    scope('/a/', 'Mopping')
    expect(withScopes('', heading)).toBe(
      'Scope of work, /a/:\n- Mopping (Daily)\n\nScope of work, /b/:\n- Waxing (Daily)',
    )
  })

  test.each(['', '{', 'null', '[]', '{"tasks":1}'])('passes over a damaged entry: %s', (text) => {
    sessionStorage.setItem('ashlar:scope:/', text)
    expect(withScopes('As typed.', heading)).toBe('As typed.')
  })
})
