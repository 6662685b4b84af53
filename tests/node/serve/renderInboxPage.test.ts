import { describe, expect, test } from 'vitest'
import { renderInboxPage } from '../../../src/node/serve/renderInboxPage.ts'

const quote = { name: 'Ada', email: 'ada@b.example', phone: '1', service_type: 'Floor Care', city: '' }
const line = (request: object, form = 'quote') =>
  `${JSON.stringify({ receivedAt: '2026-03-14T15:04:05.000Z', form, request })}\n`
const render = (text: string) => renderInboxPage({ file: 'inbox/requests.ndjson', text, start: 0, isNewest: true })

describe('src/node/serve/renderInboxPage', () => {
  test('shows the newest request first', () => {
    const page = render(line({ name: 'First' }) + line({ name: 'Second' }, 'contact'))
    expect(page.indexOf('Second')).toBeLessThan(page.indexOf('First'))
    expect(page).toContain('2 requests, newest first')
  })

  test('shows all eleven keys of a quote request and a dash for the empty ones', () => {
    const page = render(line(quote))
    expect([page.match(/<dt>/g)?.length, page.match(/<dd>—<\/dd>/g)?.length]).toEqual([11, 7])
  })

  test('shows the eight keys of a contact message', () => {
    expect(render(line({}, 'contact')).match(/<dt>/g)).toHaveLength(8)
  })

  test('shows a key it does not know, and values that are not text', () => {
    expect(render(line({ extra: ['a', 1] }))).toContain('<dt>extra</dt><dd>[&quot;a&quot;,1]</dd>')
  })

  test('escapes what was sent, keys as well', () => {
    const page = render(line({ name: '<script>alert(1)</script>', '<b>': `"'&` }))
    expect(page).not.toMatch(/<script|<b>/)
    expect(page).toContain('<dt>&lt;b&gt;</dt><dd>&quot;&#39;&amp;</dd>')
  })

  test('shows damaged lines as such', () => {
    const page = render(`${line(quote)}{"receivedAt\n[1]\nnull\n`)
    expect([page.match(/Damaged line/g)?.length, page.includes('1 request.')]).toEqual([3, true])
    expect(page).toContain('Line 2 of the file cannot be read.')
  })

  test.each([
    '{"form":"quote","receivedAt":"2026-03-14T15:04:05.000Z"}',
    '{"form":"quote","receivedAt":"2026-03-14T15:04:05.000Z","request":["Ada"]}',
    '{"form":"quote","receivedAt":"2026-03-14T15:04:05.000Z","request":null}',
    '{"form":"quote","request":{}}',
    '{"form":7,"receivedAt":"2026-03-14T15:04:05.000Z","request":{}}',
  ])('takes %s for damaged', (record) => {
    const page = render(`${record}\n`)
    expect([page.match(/Damaged line/g)?.length, page.includes('No requests.')]).toEqual([1, true])
  })

  test('shows the beginning of a long damaged line, and all of a short one', () => {
    expect(render('x'.repeat(301))).toContain(`<code>${'x'.repeat(300)}…</code>`)
    expect(render('x'.repeat(300))).toContain(`<code>${'x'.repeat(300)}</code>`)
  })

  test('shows the time in words, and a dash for what is null', () => {
    const page = render(line({ ...quote, message: null }))
    expect(page).toMatch(/<time datetime="2026-03-14T15:04:05.000Z">Mar 1[345], 2026, /)
    expect(page).toContain('<dt>message</dt><dd>—</dd>')
  })

  test('shows a time it cannot read as it is written', () => {
    const text = JSON.stringify({ receivedAt: 'at <noon>', form: 'quote', request: {} })
    expect(render(text)).toContain('>at &lt;noon&gt;</time>')
  })

  test('names the file and says that requests stay here, before any has come', () => {
    const page = render('')
    expect(page).toContain('No requests.')
    expect(page).toContain('stays on this machine, in the file <code>inbox/requests.ndjson</code>')
  })
})
