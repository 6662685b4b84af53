/** A small site with a form of every field type, and answers to it. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { formFields } from '../../../schemas/form/fields.ts'
import { baseSite } from '../../content/baseSite.ts'
import { writeFiles } from '../../node/gitSite.ts'
import { serveSite } from '../serveSite.ts'

export interface Asked {
  /** The field in a form document; its name is its type. */
  field: { type: keyof typeof formFields; label: string; [setting: string]: unknown }
  /** What is typed, chosen or ticked; the wrong answer is omitted if a visitor cannot give one. */
  wrong?: string
  right: string
  /** The value that arrives; omitted if it equals the right answer. */
  arrives?: unknown
}

/** Every field type that a visitor answers. */
export const asked: Asked[] = [
  { field: { type: 'text', label: 'Your name', maxLength: 20 }, wrong: 'x'.repeat(21), right: 'Ada Byron' },
  { field: { type: 'email', label: 'Your e-mail' }, wrong: 'ada@', right: 'ada@office.example' },
  { field: { type: 'phone', label: 'Your phone' }, right: '(410) 555-0111' },
  { field: { type: 'number', label: 'Floors', min: 2, max: 9, whole: true }, wrong: '2.5', right: '4', arrives: 4 },
  {
    field: { type: 'textarea', label: 'Notes', maxLength: 30 },
    wrong: 'y'.repeat(31),
    right: 'Two lines,\nthis one too.',
  },
  { field: { type: 'select', label: 'Service', options: ['Floors', 'Windows'] }, right: 'Windows' },
  { field: { type: 'radio', label: 'Time of day', options: ['Morning', 'Night'] }, right: 'Night' },
  { field: { type: 'checkbox', label: 'We have a lift' }, right: 'yes', arrives: true },
  {
    field: { type: 'checkboxes', label: 'Extras', options: ['Fridge', 'Plants'] },
    right: 'Plants',
    arrives: ['Plants'],
  },
  { field: { type: 'date', label: 'First day', from: '2026-01-01' }, wrong: '2025-12-31', right: '2031-03-04' },
  { field: { type: 'time', label: 'From what time', from: '08:00', to: '18:00' }, wrong: '07:59', right: '09:30' },
  { field: { type: 'postcode', label: 'ZIP code' }, wrong: '12', right: '21204' },
  { field: { type: 'consent', label: 'You may keep these answers' }, right: 'yes', arrives: true },
  { field: { type: 'file', label: 'A plan', kinds: ['pdf'], megabytes: 1 }, wrong: 'plan.exe', right: 'plan.pdf' },
]

/** Returns a form with some fields. Each is required, and one more is hidden. */
const formOf = (fields: readonly Asked[], encoding: string) =>
  JSON.stringify({
    ...{ title: 'Everything', button: 'Send all', sending: 'On its way', endpoint: `/_inbox/${encoding}`, encoding },
    thanks: '/about/',
    fields: [
      ...fields.map(({ field }) => ({ name: field.type, required: true, ...field })),
      { name: 'source', type: 'hidden', value: 'website' },
    ],
  })

/** Selectors of the form with all fields, and of the form with those that a browser sends natively. */
export const [everything, plain] = ['form[data-form=everything]', 'form[data-form=plain]']

/** Builds and serves the site: all fields on its first page, and on the second those that a browser sends natively. */
export async function serveEveryField() {
  const root = mkdtempSync(join(tmpdir(), 'ashlar-fields-'))
  const withForm = (file: string, form: string) => {
    const page = JSON.parse(baseSite[file] ?? '') as { sections: object[] }
    return JSON.stringify({ ...page, sections: [...page.sections, { type: 'form', form, heading: 'Ask us' }] })
  }
  const files = {
    ...baseSite,
    'pages/index.json': withForm('pages/index.json', 'everything'),
    'pages/services/disinfection.json': withForm('pages/services/disinfection.json', 'plain'),
    'forms/everything.json': formOf(asked, 'multipart'),
    'forms/plain.json': formOf(
      asked.filter(({ field }) => field.type !== 'file'),
      'form',
    ),
  }
  await writeFiles(root, files)
  const site = await serveSite(root)
  const close = async () => {
    await site.close()
    rmSync(root, { recursive: true })
  }
  return { ...site, close }
}

/** The values that arrive for the right answers, by field name. */
export const arrived = Object.fromEntries([
  ...asked
    .filter(({ field }) => field.type !== 'file')
    .map(({ field, right, arrives = right }): [string, unknown] => [field.type, arrives]),
  ['source', 'website'],
])

/** Like `arrived`, in native form encoding: a ticked checkbox is `yes`, and each answer is a text. */
export const arrivedAsParts = Object.fromEntries(
  Object.entries(arrived).map(([name, answer]) => [name, answer === true ? 'yes' : String(answer)]),
)

/** Like `arrivedAsParts`, with the line ends of HTTP (HTML Standard, 4.10.21.4). */
export const arrivedFromBrowser = { ...arrivedAsParts, textarea: arrivedAsParts.textarea?.replace('\n', '\r\n') }
