import { describe, expect, test } from 'vitest'
import { compileSite } from '../../src/content/compileSite.ts'
import { readForms } from '../../src/content/readForms.ts'
import { withEndpoints } from '../../src/node/options/endpoints.ts'
import { baseAssets, baseSite } from './baseSite.ts'
import { pageFile, problemsWith, underlined } from './inMemory.ts'
import { resolveAll } from './smallSite.ts'

const config = JSON.parse(baseSite['site.config.json'] ?? '')
const east = {
  name: 'Marble Step East',
  phone: '(410) 555-0177',
  address: { ...config.company.address, city: 'Dundalk' },
}
const followed = {
  main: { when: { office: 'Baltimore' } },
  east: { when: { office: 'Dundalk' }, endpoint: 'https://hooks.acme.test/east', thanks: '/thanks-east/' },
}

/** A site with a form that asks for the office, on a page of each office. */
function filesOf(branches: object | undefined, thanksBranch = 'east'): Record<string, string> {
  return {
    'site.config.json': JSON.stringify({ ...config, company: { ...config.company, branches: { east } } }),
    'forms/visit.json': JSON.stringify({
      title: 'Visit',
      button: 'Send',
      endpoint: 'https://hooks.acme.test/main',
      thanks: '/quote/',
      ...(branches && { branches }),
      fields: [
        { name: 'office', type: 'radio', label: 'Which office?', options: ['Baltimore', 'Dundalk', 'Any'] },
        { name: 'note', type: 'text', label: 'Note', help: 'Or call {phone}.' },
      ],
    }),
    'pages/visit.json': pageFile([{ type: 'form', form: 'visit' }], { name: 'Visit' }),
    'pages/east.json': pageFile([{ type: 'form', form: 'visit' }], { name: 'Dundalk', branch: 'east' }),
    'pages/both.json': pageFile([{ type: 'form', form: 'visit', branch: 'east' }], { name: 'Both' }),
    'pages/thanks-east.json': pageFile([], {
      name: 'Thanks',
      ...(thanksBranch !== '' && { branch: thanksBranch }),
    }),
  }
}

const modelOf = (files: Record<string, string>) => {
  const { model, problems } = compileSite({ sources: { ...baseSite, ...files }, assets: baseAssets })
  if (!model) throw new Error(problems.map(({ message }) => message).join('\n'))
  return model
}
const formAt = (path: string, files = filesOf(followed)) => {
  const section = resolveAll(modelOf(files)).get(path)?.sections[1]
  if (section?.type !== 'form') throw new Error(`no form at ${path}`)
  return section.props
}
const codes = ['idle-limit', 'unknown-branch', 'unknown-option', 'same-answer', 'answer-of-other-office']
const told = (branches: object | undefined, thanksBranch?: string) => {
  const files = filesOf(branches, thanksBranch)
  return problemsWith(files)
    .filter(({ file, code }) => file.startsWith('forms/') && [...codes, 'thanks-of-other-office'].includes(code))
    .map((each) => `${each.code} ${underlined(each, files[each.file] ?? '')}`)
}

describe('forms of a company with branches', () => {
  test('list the offices to choose from, each with its phone, its receiver and its page of thanks', () => {
    const { placed, about, presets } = formAt('/visit/')
    expect(about).toBeUndefined()
    expect(presets).toEqual({})
    expect(placed.offices?.map(({ key, phone, endpoint, thanks }) => [key, phone.label, endpoint, thanks])).toEqual([
      ['main', '(410) 555-0142', 'https://hooks.acme.test/main', '/quote/'],
      ['east', '(410) 555-0177', 'https://hooks.acme.test/east', '/thanks-east/'],
    ])
  })

  test.each(['/east/', '/both/'])('are about the branch of the page or section at %s', (path) => {
    const { placed, about, presets } = formAt(path)
    expect([about, presets]).toEqual(['east', { office: 'Dundalk' }])
    expect([placed.company.phone.label, placed.endpoint, placed.thanks]).toEqual([
      ...['(410) 555-0177', 'https://hooks.acme.test/east', '/thanks-east/'],
    ])
    expect([placed.parts.code, placed.parts.fields[1]?.help]).toEqual(['visit@east', 'Or call (410) 555-0177.'])
  })

  test('have code of their own for a branch only where their texts say its facts', () => {
    const files = filesOf(followed)
    const site = { ...config, company: { ...config.company, branches: { east } } }
    const names = readForms({ ...baseSite, ...files }, site, 2026).map(({ code }) => code)
    expect(names).toEqual(['quote', 'contact', 'visit', 'visit@east'])
  })

  test('take the receiver of a branch from a variable, and the inbox of this machine in its place', () => {
    const model = modelOf(filesOf(followed))
    const receiver = (env: Record<string, string>, inbox?: string) =>
      withEndpoints(model, env, inbox).forms.get('visit')?.branches.east?.endpoint
    expect(receiver({ FORM_VISIT_EAST_ENDPOINT: 'https://other.test/' })).toBe('https://other.test/')
    expect(receiver({}, '/_inbox/')).toBe('/_inbox/visit')
  })

  test('that follow each office they offer are not told of', () => {
    expect(told(followed)).toEqual([])
    expect(told(followed, '')).toEqual([])
  })

  test.each<[string, object | undefined, string[]]>([
    ['a branch that is not', { ...followed, west: { thanks: '/quote/' } }, ['unknown-branch "west"']],
    ['two branches of one answer', { ...followed, east: { when: { office: 'Baltimore' } } }, ['same-answer "when"']],
    ['nothing that differs', { ...followed, east: {} }, ['idle-limit "east"']],
    ['no option', { ...followed, east: { when: { office: 'Dundak' } } }, ['unknown-option "Dundak"']],
    [
      'swapped answers',
      { main: { when: { office: 'Dundalk' } }, east: { when: { office: 'Baltimore' } } },
      ['answer-of-other-office "Dundalk"', 'answer-of-other-office "Baltimore"'],
    ],
    [
      'the thanks of another office',
      { main: { ...followed.main, thanks: '/thanks-east/' }, east: { when: { office: 'Dundalk' } } },
      ['thanks-of-other-office "/thanks-east/"'],
    ],
  ])('with %s are told of', (_, branches, expected) => {
    expect(told(branches)).toEqual(expected)
  })
})
