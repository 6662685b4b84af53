import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Encoding } from '../../../schemas/parts/encoding.ts'
import { type Outcome, sendRequest } from '../../../src/ui/form/sendRequest.ts'
import { seed } from '../../seed.ts'
import { answers, type Behaviour, browserFetch, openRoughReceiver } from './roughReceiver.ts'

interface Click {
  visitor: number
  encoding: Encoding
  behaviour: Behaviour
  preflight: boolean
  outcome?: Outcome
}

const behaviours = Object.keys(answers) as Behaviour[]

/**
 * Plans a thousand clicks: visitors click until they see success, at most four times. The seed determines what happens
 * to each click.
 */
function planClicks(): Click[] {
  const fate = fc.record({
    behaviour: fc.constantFrom(...behaviours),
    preflight: fc.integer({ min: 0, max: 9 }).map((number) => number > 0),
  })
  let visitor = 0
  let tries = 0
  return fc.sample(fate, { seed, numRuns: 1000 }).map((click) => {
    const encoding = visitor % 2 === 0 ? 'json' : 'text'
    const planned: Click = { ...click, visitor, encoding }
    tries += 1
    const succeeds = isGood(click.behaviour) && (click.preflight || encoding === 'text')
    if (succeeds || tries === 4) {
      visitor += 1
      tries = 0
    }
    return planned
  })
}

/**
 * The short timeout is used only for responses that never arrive in time, so that a busy machine cannot miss another
 * one.
 */
const timeoutOf = ({ behaviour }: Click) => (/hangs|too late/.test(behaviour) ? 200 : 15_000)
const isGood = (behaviour: Behaviour) => behaviour === 'stores' || behaviour === 'stores slowly'
const bodyOf = (visitor: number) => ({ name: `Visitor ${visitor}`, timestamp: '2026-03-14T15:04:05.000Z' })

describe('src/ui/form/sendRequest, a thousand clicks', () => {
  const clicks = planClicks()
  let receiver: Awaited<ReturnType<typeof openRoughReceiver>>
  let stored: Record<string, string>[] = []

  /** A visitor clicks again, with the same answers, until the form reports success. */
  async function visit(own: number[]) {
    for (const index of own) {
      const click = clicks[index] as Click
      click.outcome = await sendRequest({
        endpoint: `${receiver.url}${index}`,
        encoding: click.encoding,
        body: bodyOf(click.visitor),
        fetch: browserFetch,
        timeout: timeoutOf(click),
      })
      if (click.outcome === 'sent') return
    }
  }

  beforeAll(async () => {
    receiver = await openRoughReceiver(clicks)
    const visits: number[][] = []
    for (const [index, { visitor }] of clicks.entries()) visits[visitor] = [...(visits[visitor] ?? []), index]
    const lane = async () => {
      for (let own = visits.pop(); own; own = visits.pop()) await visit(own)
    }
    await Promise.all(Array.from({ length: 25 }, lane))
    stored = await receiver.readStored()
  })
  afterAll(() => receiver.close())

  const made = () => clicks.map((click, index) => ({ ...click, index })).filter(({ outcome }) => outcome !== undefined)
  const copiesOf = (visitor: number) => stored.filter(({ name }) => name === `Visitor ${visitor}`).length
  const keeps = ({ behaviour }: Click) => behaviour.startsWith('stores')

  test('meets every misbehaviour, asked first and not', () => {
    const met = new Set(made().map(({ behaviour, encoding }) => `${behaviour}, ${encoding}`))
    expect(met.size).toBe(behaviours.length * 2)
    expect(made().length).toBeGreaterThan(950)
  })

  test('stores once what a visitor saw succeed', () => {
    const wrong = made().filter(({ outcome, visitor }) => outcome === 'sent' && copiesOf(visitor) !== 1)
    expect(wrong).toEqual([])
    expect(made().filter(({ outcome }) => outcome === 'sent').length).toBeGreaterThan(50)
  })

  test('takes only a click for sent whose own request was stored', () => {
    expect(made().filter((click) => click.outcome === 'sent' && !keeps(click))).toEqual([])
  })

  test('sends nothing twice by one click', () => {
    expect(receiver.arrivals.filter((count) => count > 1)).toEqual([])
  })

  test('stores the tries of one visitor once', () => {
    expect(stored.length).toBe(new Set(stored.map(({ name }) => name)).size)
  })

  test('follows no redirect', () => {
    expect(receiver.elsewhere).toEqual([])
  })

  test('sends nothing as JSON where the question before it is not answered, and text all the same', () => {
    const unasked = made().filter(({ preflight, behaviour }) => !preflight && behaviour === 'stores')
    const arrived = unasked.filter(({ index }) => receiver.arrivals[index] === 1)
    expect(arrived.length).toBeGreaterThan(0)
    expect(arrived.map(({ encoding }) => encoding)).toEqual(arrived.map(() => 'text'))
    expect(unasked.filter(({ encoding, outcome }) => encoding === 'json' && outcome !== 'unreachable')).toEqual([])
  })

  test('tells a refusal from a lost connection', () => {
    const refused = made().filter(({ outcome }) => outcome === 'refused')
    expect(new Set(refused.map(({ behaviour }) => behaviour))).toEqual(
      new Set(['answers 500', 'stores, then answers 500', 'redirects']),
    )
  })
})
