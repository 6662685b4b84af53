import { describe, expect, test } from 'vitest'
import type { Site } from '../../../schemas/index.ts'
import { htmlToText } from '../../../src/content/text/htmlToText.ts'
import { resolveSmallSite, smallConfig } from '../smallSite.ts'

const phones: Site['company']['phones'] = {
  night: {
    label: 'At night',
    number: '(410) 555-0190',
    kind: 'emergency',
    hours: [{ days: 'Daily', time: '8 pm – 7 am', schema: 'Mo-Su 20:00-07:00' }],
  },
  mobile: { label: 'Mobile', number: '(410) 555-0192' },
  fax: { label: 'Fax', number: '(410) 555-0191', kind: 'fax' },
}
const branches: Site['company']['branches'] = {
  towson: {
    name: 'Brightwork Towson',
    phone: '(410) 555-0177',
    phones: { night: { label: 'At night', number: '(410) 555-0178' } },
    address: { street: '40 York Road', city: 'Towson', state: 'MD', zip: '21204' },
  },
}
const company = { ...smallConfig.company, phones, branches }
const hero = { type: 'hero' as const, heading: 'Call', actions: [{ call: true as const }] }
const sections = [{ ...hero, text: 'Call {night} or {mobile}, fax {fax}.' }, { type: 'contactDetails' as const }]
const pages = resolveSmallSite(
  {
    'pages/night.json': { call: 'night', sections },
    'pages/office.json': {
      branch: 'towson',
      call: 'night',
      sections: [{ ...hero, text: 'Call {night} or {mobile}.' }, { type: 'contactDetails' }],
    },
    'pages/day.json': { sections },
  },
  { company },
)
const heroOf = (path: string) => {
  const section = pages.get(path)?.sections[0]
  return section?.type === 'hero' ? section.props : undefined
}
const detailsOf = (path: string) => {
  const section = pages.get(path)?.sections[1]
  return section?.type === 'contactDetails' ? section.props.company : undefined
}
const recordOf = (path: string): Record<string, unknown> =>
  (JSON.parse(pages.get(path)?.head.structuredData ?? '') as { '@graph': Record<string, unknown>[] })['@graph'][0] ?? {}

describe('further numbers of a company', () => {
  test('are said by their names, each a link but for a fax', () => {
    const text = heroOf('/day/')?.text ?? ''
    expect(htmlToText(text)).toBe('Call (410) 555-0190 or (410) 555-0192, fax (410) 555-0191.')
    expect(text.match(/href="[^"]*"/g)).toEqual(['href="tel:+14105550190"', 'href="tel:+14105550192"'])
  })

  test('are those of the branch that the page is about, and else of the company, but for its fax', () => {
    expect(htmlToText(heroOf('/office/')?.text ?? '')).toBe('Call (410) 555-0178 or (410) 555-0192.')
    expect(detailsOf('/office/')?.phones?.map(({ label }) => label)).toEqual(['At night', 'Mobile'])
  })

  test('are called by the bar and the buttons of a page that says so, and by no other', () => {
    const calls = (path: string) => [pages.get(path)?.branchPhone?.label, heroOf(path)?.actions?.[0]?.label]
    expect(calls('/night/')).toEqual(['(410) 555-0190', '(410) 555-0190'])
    expect(calls('/office/')).toEqual(['(410) 555-0178', '(410) 555-0178'])
    expect(calls('/day/')).toEqual([undefined, '(410) 555-0100'])
  })

  test('stand in the contact details and in the footer, with their hours', () => {
    const shown = [
      {
        label: 'At night',
        number: { label: '(410) 555-0190', href: 'tel:+14105550190' },
        hours: [{ days: 'Daily', time: '8 pm – 7 am' }],
      },
      { label: 'Mobile', number: { label: '(410) 555-0192', href: 'tel:+14105550192' }, hours: [] },
      { label: 'Fax', number: { label: '(410) 555-0191' }, hours: [] },
    ]
    expect([detailsOf('/day/')?.phones, pages.get('/day/')?.footer.company.phones]).toEqual([shown, shown])
  })

  test('are contact points for search engines, with what each is for and when it is answered', () => {
    const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
    expect(recordOf('/')).toMatchObject({
      faxNumber: '+14105550191',
      contactPoint: [
        {
          '@type': 'ContactPoint',
          contactType: 'emergency',
          telephone: '+14105550190',
          hoursAvailable: [{ dayOfWeek: week, opens: '20:00', closes: '07:00' }],
        },
        { contactType: 'Mobile', telephone: '+14105550192' },
      ],
    })
    expect(recordOf('/office/')).toMatchObject({
      contactPoint: [{ contactType: 'At night', telephone: '+14105550178' }, { contactType: 'Mobile' }],
    })
  })
})
