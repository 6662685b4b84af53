import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { SectionProps } from '../../src/content/model/pageModel.ts'
import { ContactDetails } from '../../src/sections/ContactDetails/ContactDetails.tsx'
import { inEnglish } from '../ui/inEnglish.tsx'

const company: SectionProps['contactDetails']['company'] = {
  name: 'Marblestep',
  tagline: 'JANITORIAL & FACILITY SOLUTIONS',
  phone: { label: '(410) 555-0142', href: 'tel:+14105550142' },
  email: { label: 'hello@marblestep.example', href: 'mailto:hello@marblestep.example' },
  address: { street: '3410 Windsor Mill Road', town: 'Baltimore, MD 21207', directions: 'https://maps.example/' },
  hours: [],
}

/** Returns the names of the shown details in order. */
function shown(show?: SectionProps['contactDetails']['show']): string[] {
  const html = renderToStaticMarkup(
    inEnglish(<ContactDetails tone="default" company={company} {...(show && { show })} />),
  )
  return Array.from(html.matchAll(/<dt>([^<]*)/g), ({ 1: name = '' }) => name)
}

describe('src/sections/ContactDetails', () => {
  test('shows details in the order in which the page names them', () => {
    expect(shown(['address', 'email', 'phone'])).toEqual(['Address', 'E-mail', 'Phone'])
  })

  test('shows all that there are where the page names none', () => {
    expect(shown()).toEqual(['Phone', 'E-mail', 'Address'])
  })

  test('says the reason of a closure more quietly than its days, right after the hours', () => {
    const html = renderToStaticMarkup(
      inEnglish(
        <ContactDetails
          tone="default"
          company={{
            ...company,
            hours: [{ days: 'Monday', time: '9 am – 5 pm' }],
            closures: [{ days: [{ text: 'December 24' }], note: 'Christmas Eve' }],
          }}
          show={['hours', 'phone']}
        />,
      ),
    )
    expect(html).toContain('December 24<small>Christmas Eve</small>')
    expect(Array.from(html.matchAll(/<dt>([^<]*)/g), ({ 1: name = '' }) => name)).toEqual(['Hours', 'Closed', 'Phone'])
  })

  test('is one row of street, hours and number, where the page asks for it', () => {
    const hours = [{ days: 'Monday', time: '9 am – 5 pm' }]
    const html = renderToStaticMarkup(
      inEnglish(<ContactDetails tone="default" heading="Main Street" company={{ ...company, hours }} row />),
    )
    expect(html).toContain('<h2>Main Street</h2><p>3410 Windsor Mill Road</p>')
    expect(html).toContain('9 am – 5 pm</b> <span>Monday</span>')
    expect(html).toContain('href="tel:+14105550142"')
    expect(html).not.toContain('<dt>')
  })
})
