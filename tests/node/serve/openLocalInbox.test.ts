import { describe, expect, test } from 'vitest'
import { openLocalInbox } from '../../../src/node/serve/openLocalInbox.ts'

const inbox = openLocalInbox('/site')
const elsewhere = { endpoint: 'https://hooks.example.com/' }

function noteFor(quote: { endpoint: string | null }, contact: { endpoint: string | null }): string | undefined {
  return inbox.note('http://127.0.0.1:1/', { quote, contact })
}

describe('src/node/serve/openLocalInbox', () => {
  test('says that requests of both forms stay here', () => {
    const [quote, contact] = [{ endpoint: inbox.receivers.quote }, { endpoint: inbox.receivers.contact }]
    expect(noteFor(quote, contact)).toContain('Requests of the quote and contact forms stay on this machine')
  })

  test('names only the form that it receives', () => {
    expect(noteFor({ endpoint: inbox.receivers.quote }, elsewhere)).toContain('Requests of the quote form stay')
  })

  test('says nothing where all requests go elsewhere', () => {
    expect(noteFor(elsewhere, elsewhere)).toBeUndefined()
  })

  test('says where requests are read', () => {
    expect(inbox.note('http://127.0.0.1:1/')).toContain('http://127.0.0.1:1/_inbox/')
  })
})
