import { describe, expect, test } from 'vitest'
import { openLocalInbox } from '../../../src/node/serve/openLocalInbox.ts'

const inbox = openLocalInbox('/site')
const elsewhere = { endpoint: 'https://hooks.example.com/' }

function noteFor(quote: { endpoint: string | null }, contact: { endpoint: string | null }): string | undefined {
  return inbox.note('http://127.0.0.1:1/', [
    { name: 'quote', ...quote },
    { name: 'contact', ...contact },
  ])
}

describe('src/node/serve/openLocalInbox', () => {
  test('says that requests of both forms stay here', () => {
    const [quote, contact] = [{ endpoint: '/_inbox/quote' }, { endpoint: '/_inbox/contact' }]
    expect(noteFor(quote, contact)).toContain('Requests of the quote and contact forms stay on this machine')
  })

  test('names only the form that it receives', () => {
    expect(noteFor({ endpoint: '/_inbox/quote' }, elsewhere)).toContain('Requests of the quote form stay')
  })

  test('says nothing where all requests go elsewhere', () => {
    expect(noteFor(elsewhere, elsewhere)).toBeUndefined()
  })

  test('says where requests are read', () => {
    expect(inbox.note('http://127.0.0.1:1/')).toContain('http://127.0.0.1:1/_inbox/')
  })
})
