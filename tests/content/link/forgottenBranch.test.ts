import { describe, expect, test } from 'vitest'
import { baseSite } from '../baseSite.ts'
import { setField } from '../impact/shippedSite.ts'
import { pageFile, problemsWith } from '../inMemory.ts'

const address = { street: '40 York Road', city: 'Towson', state: 'MD', zip: '21204' }
const branches = {
  towson: { name: 'Towson office', phone: '(410) 555-0177', email: 'towson@marblestep.example', address },
}
const config = 'site.config.json'
const withOffices = setField(
  ['company', 'officeName'],
  'Baltimore office',
)(setField(['company', 'branches'], branches)(baseSite[config] ?? ''))
const description = 'Where both offices of the company are, with their phone numbers and their hours of the week.'
const details = (more: object = {}) => ({ type: 'contactDetails', ...more })
/** A page about the branch, so that every branch has one, besides the page under test. */
const both = details({ branch: 'towson' })

/** Returns the codes of the problems of a page beside a contact page with both offices. */
const told = (file: string, sections: object[], more: object = {}) =>
  problemsWith({
    [config]: withOffices,
    'pages/contact.json': pageFile([details({ branch: 'main' }), both], {
      name: 'Contact us',
      title: 'Contact us here',
      description,
    }),
    [file]: pageFile(sections, more),
  })
    .filter((problem) => problem.file === file)
    .map(({ code }) => code)

describe('src/content/link/checkBranches, of pages called as an office', () => {
  test.each<[string, object]>([
    ['pages/our-office.json', { name: 'Towson office' }],
    ['pages/towson-office.json', { name: 'Come and see us' }],
    ['pages/visit-towson.json', { name: 'Come and see us' }],
  ])('tells that %s lacks its branch, whatever another page shows', (file, more) => {
    expect(told(file, [details()], more)).toEqual(['page-without-branch'])
  })

  test.each<[string, object[], object]>([
    ['of the branch', [details()], { name: 'Towson office', branch: 'towson' }],
    ['of the main office', [details()], { name: 'Baltimore office' }],
    ['of both', [details({ branch: 'main' }), both], { name: 'Towson and Baltimore' }],
    ['of a service in the town of the branch', [], { name: 'Carpets of Towson' }],
  ])('says nothing of a page %s', (_, sections, more) => {
    expect(told('pages/visit.json', sections, more)).toEqual([])
  })

  test('tells of the main office with the details of the branch alone', () => {
    expect(told('pages/visit.json', [both], { name: 'Baltimore office' })).toEqual(['details-of-other-office'])
    expect(told('pages/visit.json', [both, details()], { name: 'Baltimore office' })).toEqual([])
  })

  const event = { name: 'Open day', starts: '2099-05-14T19:00', ends: '2099-05-14T21:00' }
  test.each<[string[], string, object]>([
    [['event-without-branch'], 'Open day at the Towson office', {}],
    [[], 'Open day at the Towson office', { branch: 'towson' }],
    [[], 'Open day of the Towson office', { place: { name: 'Town hall', address: '1 Washington Avenue, Towson' } }],
    [[], 'Open day at the Towson office and the Baltimore office', {}],
    [[], 'Open day in Towson', {}],
  ])('tells %j of an event "%s" %j', (codes, title, more) => {
    const found = told('pages/open-day.json', [], { ...event, title, ...more })
    expect(found.filter((code) => code.endsWith('-without-branch'))).toEqual(codes)
  })
})

describe('src/content/review/typed/createBranchCheck, at the main office', () => {
  const saying = (body: string) => told('pages/visit.json', [{ type: 'prose', body }], { name: 'Baltimore office' })

  test.each([
    'You find us at 40 York Road, behind the theatre.',
    'Write to towson@marblestep.example, and we answer the same day.',
    'Rufen Sie 410-555-0177 an.',
    'Appelez le 410-555-0177.',
  ])('tells of facts of the branch: %s', (body) => {
    expect(saying(body)).toContain('leftover-of-branch')
  })

  test.each([
    'On Saturdays the Towson office is open, at 40 York Road.',
    'Samstags ist Towson Office offen: 410-555-0177.',
    'The tram to York stops here.',
  ])('says nothing of %s', (body) => {
    expect(saying(body)).not.toContain('leftover-of-branch')
  })
})
