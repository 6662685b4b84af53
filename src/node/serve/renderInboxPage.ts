/** Renders the local inbox: takes the text of the file and returns HTML. */
import { builtInForms, isBuiltInForm } from '../../content/model/files/siteForms.ts'
import { isFields } from '../../content/schema/schema.ts'
import { escapeHtml } from '../../content/text/markdown.ts'
import type { KeptFile } from './keepFiles.ts'
import type { InboxRecord, LogWindow } from './openRequestLog.ts'

/** Headings for requests of the built-in forms. */
const names: Readonly<Record<string, string>> = { quote: 'Quote request', contact: 'Contact message' }

/** Parses one line of the file; undefined if the line is damaged. */
function readRecord(line: string): InboxRecord | undefined {
  try {
    const value: unknown = JSON.parse(line)
    if (!isFields(value) || !isFields(value.request) || typeof value.receivedAt !== 'string') return undefined
    if (typeof value.form !== 'string') return undefined
    return { receivedAt: value.receivedAt, form: value.form, request: value.request }
  } catch {
    return undefined
  }
}

/** The keys of a request from a built-in form, as `src/ui/form` sends them. */
const keysOf = (form: string): string[] =>
  isBuiltInForm(form)
    ? [...builtInForms[form].fields.map(({ name }) => name), 'source_page', 'timestamp', 'request_id']
    : []

function showValue(value: unknown): string {
  if (value === undefined || value === null || value === '') return '—'
  if (Array.isArray(value) && value.every((each) => typeof each === 'string'))
    return escapeHtml(value.join(', ')) || '—'
  if (Array.isArray(value) && value.every(isKeptFile))
    return value.map(({ name, bytes, file }) => escapeHtml(`${name} (${bytes} bytes): inbox/${file}`)).join('<br>')
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return escapeHtml(typeof value === 'string' ? value : JSON.stringify(value))
}

const isKeptFile = (value: unknown): value is KeptFile =>
  isFields(value) && typeof value.name === 'string' && typeof value.bytes === 'number' && typeof value.file === 'string'

function showTime(iso: string): string {
  const time = new Date(iso)
  const text = Number.isNaN(time.getTime())
    ? iso
    : time.toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'medium' })
  return `<time datetime="${escapeHtml(iso)}">${escapeHtml(text)}</time>`
}

function showRecord({ receivedAt, form, request }: InboxRecord): string {
  const fields = [...new Set([...keysOf(form), ...Object.keys(request)])].map((key) => {
    const value = Object.hasOwn(request, key) ? request[key] : undefined
    return `<div><dt>${escapeHtml(key)}</dt><dd>${showValue(value)}</dd></div>`
  })
  const name = Object.hasOwn(names, form) ? names[form] : `Form "${form}"`
  return `<h2>${escapeHtml(name ?? '')}</h2>\n<p>Received ${showTime(receivedAt)}</p>\n<dl>\n${fields.join('\n')}\n</dl>`
}

function showDamaged(line: string, number: number | undefined): string {
  const start = line.length > 300 ? `${line.slice(0, 300)}…` : line
  const name = number === undefined ? 'A line' : `Line ${number}`
  return `<h2>Damaged line</h2>\n<p>${name} of the file cannot be read. It says:</p>\n<p><code>${escapeHtml(start)}</code></p>`
}

interface InboxPage extends LogWindow {
  /** The path to show; it is not read. */
  file: string
  /** True if `text` is the end of the file. */
  isNewest: boolean
}

/** Renders a part of the file: newest request first, damaged lines in their positions, and links to the other parts. */
export function renderInboxPage({ file, text, start, isNewest }: InboxPage): string {
  const lines = text
    .split('\n')
    .map((line, index) => ({ line, record: readRecord(line), number: start === 0 ? index + 1 : undefined }))
  const written = lines.filter(({ line }) => line.trim() !== '').reverse()
  const count = written.filter(({ record }) => record).length
  const counted = count === 1 ? '1 request' : `${count === 0 ? 'No' : count} requests`
  const cards = written.map(
    ({ line, record, number }) =>
      `<li${record ? '' : ' class="damaged"'}>\n${record ? showRecord(record) : showDamaged(line, number)}\n</li>`,
  )
  const ways = [
    ...(isNewest ? [] : ['<a href="/_inbox/">Newest requests</a>']),
    ...(start === 0 ? [] : [`<a href="/_inbox/?before=${start}">Older requests</a>`]),
  ]
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Local inbox: ${counted}</title>
<link rel="stylesheet" href="/_inbox/style.css">
</head>
<body>
<main>
<h1>Local inbox</h1>
<p>What the forms of this site send stays on this machine, in the file <code>${escapeHtml(file)}</code>. Nobody else gets it.</p>
<p><strong>${counted}${isNewest && start === 0 ? '' : ' on this page'}${count > 1 ? ', newest first' : ''}.</strong> Reload this page to see new ones, or go <a href="/">back to the site</a>.</p>
${cards.length > 0 ? `<ol reversed>\n${cards.join('\n')}\n</ol>` : ''}
${ways.length > 0 ? `<p>${ways.join(' · ')}</p>` : ''}
</main>
</body>
</html>
`
}

/** The confirmation page for forms submitted without JavaScript. */
export const receivedPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Received</title>
<link rel="stylesheet" href="/_inbox/style.css">
</head>
<body>
<main>
<h1>Received</h1>
<p>Your request is in the <a href="/_inbox/">local inbox</a>. Go <a href="/">back to the site</a>.</p>
</main>
</body>
</html>
`

/**
 * The style sheet of the inbox page. It is a separate file because the site's Content Security Policy (style-src
 * 'self') forbids inline styles.
 */
export const inboxStyle = `:root { color-scheme: light dark; --ink: #14231f; --soft: #4a5853; --line: #d9d4c8; --bg: #fbfaf7; --card: #fff; --link: #0e5a52; --bad: #b3261e }
@media (prefers-color-scheme: dark) { :root { --ink: #f0f4f2; --soft: #b4c2bd; --line: #2c3d38; --bg: #0e1614; --card: #1a2825; --link: #63c7b6; --bad: #ff9d94 } }
body { margin: 0; background: var(--bg); color: var(--ink); font: 1.0625rem/1.6 system-ui, sans-serif }
main { max-width: 45rem; margin: 0 auto; padding: 3rem 1.25rem }
h1 { margin: 0 0 1rem; font-size: 2.25rem; line-height: 1.1 }
h2 { margin: 0; font-size: 1.25rem }
a { color: var(--link) }
:focus-visible { outline: 3px solid var(--link); outline-offset: 3px }
code { overflow-wrap: anywhere }
ol { margin: 2rem 0 0; padding: 0; list-style: none }
li { margin: 0 0 1.5rem; padding: 1.5rem; border: 1px solid var(--line); border-radius: 4px; background: var(--card) }
li.damaged { border-left: 6px solid var(--bad) }
li > p { margin: 0.25rem 0 0; color: var(--soft) }
dl { margin: 1rem 0 0 }
dl > div { display: grid; grid-template-columns: 9rem 1fr; gap: 0 1rem; padding: 0.375rem 0; border-top: 1px solid var(--line) }
dt { color: var(--soft) }
dd { margin: 0; overflow-wrap: anywhere; white-space: pre-wrap }
@media (max-width: 30rem) { dl > div { grid-template-columns: 1fr } }
`
