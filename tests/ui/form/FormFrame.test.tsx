import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { FormFrame } from '../../../src/ui/form/FormFrame.tsx'
import { inEnglish } from '../inEnglish.tsx'

const link = { label: '(410) 555-0142', href: 'tel:+14105550142' }

const html = (hideHeading: boolean) => {
  const placed = { endpoint: 'https://forms.example/', encoding: 'form' } as const
  const props = { heading: 'Consultation request', hideHeading, phone: link, email: link, hours: [], placed }
  return renderToStaticMarkup(inEnglish(<FormFrame {...props}>Fields</FormFrame>))
}

describe('src/ui/form/FormFrame', () => {
  test('has its heading in sight', () => {
    expect(html(false)).toContain('<h2>Consultation request</h2>')
  })

  test('keeps the heading for screen readers where the section hides it, and no place for it', () => {
    expect(html(true)).toContain('<h2 class="visually-hidden">Consultation request</h2>')
    expect(html(true)).not.toContain('-head')
  })
})
