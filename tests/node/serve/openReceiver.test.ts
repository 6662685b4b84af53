import { rm } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openReceiver } from '../../../src/node/serve/openReceiver.ts'
import { copySite, makeFolder, removeFolder } from '../site/builtSite.ts'

describe('src/node/serve/openReceiver', () => {
  let root = ''
  beforeEach(async () => {
    root = await makeFolder()
    await copySite(root)
  })
  afterEach(() => removeFolder(root))

  const open = (changes = {}) => openReceiver({ root, form: 'quote', env: {}, ...changes })

  test('takes the receiver of the environment', () => {
    const env = { QUOTE_ENDPOINT: 'https://hooks.cleaning.example/quote' }
    expect(open({ env })).toMatchObject({ endpoint: 'https://hooks.cleaning.example/quote', encoding: 'json' })
  })

  test('takes the inbox of npm start where it is told where that serves, and there is no receiver', () => {
    expect(open({ site: 'http://127.0.0.1:4173/' })).toMatchObject({
      endpoint: 'http://127.0.0.1:4173/_inbox/quote',
      origin: 'http://127.0.0.1:4173',
    })
  })

  test('says what to write where there is no receiver', () => {
    expect(open()).toEqual({
      refusal: expect.stringMatching(/has no receiver[\s\S]*--site http:\/\/127\.0\.0\.1:4173/),
    })
  })

  test('says so where there is no configuration', async () => {
    await rm(path.join(root, 'site.config.json'))
    expect(open()).toEqual({ refusal: expect.stringContaining('site.config.json') })
  })
})
