import { describe, expect, test } from 'vitest'
import { baseSite } from '../../baseSite.ts'
import { problemsWith, underlined } from '../../inMemory.ts'

const config = JSON.parse(baseSite['site.config.json'] ?? '')
const form = (note: string) =>
  JSON.stringify({
    title: 'Ask',
    button: 'Send',
    sent: { title: 'Sent', text: note },
    fields: [{ name: 'name', type: 'text', label: 'Name' }],
  })

/** Returns the foreign contacts that are reported in a site with these files and fields of its configuration. */
function told(site: object, files: Record<string, string> = {}): string[] {
  const all: Record<string, string> = { 'site.config.json': JSON.stringify({ ...config, ...site }), ...files }
  return problemsWith(all)
    .filter(({ code }) => code === 'other-contact')
    .map((problem) => underlined(problem, all[problem.file] ?? ''))
}

const links = (label: string, href: string) => ({ header: { ...config.header, links: ['/about/', { label, href }] } })

describe('src/content/review, contacts in site.config.json and in forms', () => {
  test.each<[string, object, string]>([
    ['notice', { notice: { text: 'We move: call (410) 555-0124.' } }, '(410) 555-0124'],
    [
      'line of the footer',
      { footer: { ...config.footer, text: 'Write to info@marblestpe.example.' } },
      'info@marblestpe.example',
    ],
    ['menu', links('Call', 'tel:(410)555-0124'), '(410)555-0124'],
  ])('tells of another one in the %s', (_, site, written) => {
    expect(told(site)).toEqual([written])
  })

  test('tells of another one in what a sent form says', () => {
    expect(told({}, { 'forms/ask.json': form('In a hurry? Call (410) 727-9000.') })).toEqual(['(410) 727-9000'])
  })

  test.each<[string, object, string]>([
    ['its own', { notice: { text: 'We move: call (410) 555-0142 or {phone}.' } }, 'In a hurry? Call {phone}.'],
    [
      'whose they are',
      { notice: { text: 'Gas leak: the fire department answers (410) 727-9000.' } },
      'Fax: 410-727-9000.',
    ],
    ['by the words of a link', links('Emergency line', 'tel:(410)727-9000'), 'Thank you.'],
  ])('leaves numbers that say %s', (_, site, note) => {
    expect(told(site, { 'forms/ask.json': form(note) })).toEqual([])
  })
})
