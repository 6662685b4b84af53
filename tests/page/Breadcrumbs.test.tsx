// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { Breadcrumbs } from '../../src/page/Breadcrumbs.tsx'
import { inEnglish } from '../ui/inEnglish.tsx'

afterEach(cleanup)

describe('src/page/Breadcrumbs', () => {
  test('shows the way to the next page alone after one with two steps of the same name', () => {
    const home = { label: 'Home', href: '/' }
    const cleaning = { label: 'Cleaning', href: '/cleaning/' }
    const { container, rerender } = render(inEnglish(<Breadcrumbs crumbs={[home, cleaning, { label: 'Cleaning' }]} />))
    rerender(inEnglish(<Breadcrumbs crumbs={[home, { label: 'Contact' }]} />))
    expect([...container.querySelectorAll('li')].map((step) => step.textContent)).toEqual(['Home', 'Contact'])
  })
})
