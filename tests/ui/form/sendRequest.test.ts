import { afterEach, describe, expect, test, vi } from 'vitest'
import { sendRequest } from '../../../src/ui/form/sendRequest.ts'

const request = { endpoint: 'https://hooks.example/quote', body: { name: 'Ada' }, timeout: 15_000 }
const answer = (status: number) => vi.fn<typeof fetch>().mockResolvedValue(new Response(null, { status }))

/** Creates a receiver that never responds. */
const silence = () =>
  vi.fn<typeof fetch>(
    (_address, options) =>
      new Promise((_resolve, reject) => {
        options?.signal?.addEventListener('abort', () => reject(options.signal?.reason))
      }),
  )

afterEach(() => vi.useRealTimers())

describe('src/ui/form/sendRequest', () => {
  test('posts JSON', async () => {
    const fetch = answer(200)
    await sendRequest({ ...request, fetch })
    expect(fetch).toHaveBeenCalledExactlyOnceWith(
      request.endpoint,
      expect.objectContaining({
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: '{"name":"Ada"}',
      }),
    )
  })

  test.each([200, 201, 202, 204])('takes %i for sent', async (status) => {
    expect(await sendRequest({ ...request, fetch: answer(status) })).toBe('sent')
  })

  test.each([302, 400, 404, 429, 500, 503])('takes %i for refused', async (status) => {
    expect(await sendRequest({ ...request, fetch: answer(status) })).toBe('refused')
  })

  test('does not follow a redirect', async () => {
    const fetch = answer(200)
    await sendRequest({ ...request, fetch })
    expect(fetch.mock.calls[0]?.[1]?.redirect).toBe('manual')
  })

  test('follows a redirect of a receiver that is said to redirect', async () => {
    const fetch = answer(200)
    await sendRequest({ ...request, redirects: 'follow', fetch })
    expect(fetch.mock.calls[0]?.[1]?.redirect).toBe('follow')
  })

  test('takes a broken connection for unreachable', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>().mockRejectedValue(new TypeError('Failed to fetch'))
    expect(await sendRequest({ ...request, fetch })).toBe('unreachable')
  })

  test('gives up after its time', async () => {
    vi.useFakeTimers()
    const outcome = sendRequest({ ...request, fetch: silence() })
    await vi.advanceTimersByTimeAsync(15_000)
    expect(await outcome).toBe('unreachable')
  })

  test('waits as long as its time lasts', async () => {
    vi.useFakeTimers()
    const settled = vi.fn()
    void sendRequest({ ...request, fetch: silence() }).then(settled)
    await vi.advanceTimersByTimeAsync(14_999)
    expect(settled).not.toHaveBeenCalled()
  })
})
