// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react'
import fc from 'fast-check'
import { type ReactNode, useLayoutEffect } from 'react'
import { BrowserRouter, useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { afterEach, describe, expect, test } from 'vitest'
import { type Entry, useEntry } from '../../src/client/useEntry.ts'
import { runs, seed } from '../seed.ts'

type Step = { go: string; replace: boolean } | { back: number }
/** Navigates to an address of this site. */
type Go = (address: string, replace: boolean) => void
interface Told {
  tell: (entry: Entry, go: Go) => void
}
/** A component that tracks the history and reports it at each render. */
type History = (props: Told) => ReactNode

const address = fc.constantFrom('/', '/quote/', '/quote/?from=floors', '/about/', '/about/#values', '/#top', '/a%20b/')
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ go: address, replace: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ back: fc.integer({ min: 1, max: 2 }) }) },
)

afterEach(cleanup)

/** Returns what an implementation reports after each step: the type of the entry, its page and its hash. */
async function walk(Shown: History, steps: readonly Step[]) {
  history.pushState(null, '', '/')
  const latest: { entry?: Entry; go: Go } = { go: () => {} }
  const told: unknown[] = []
  render(<Shown tell={(entry, go) => Object.assign(latest, { entry, go })} />)
  let depth = 0
  for (const each of steps) {
    if ('go' in each) {
      act(() => latest.go(each.go, each.replace))
      depth += each.replace ? 0 : 1
    } else if (depth >= each.back) {
      const arrived = new Promise((done) => addEventListener('popstate', done, { once: true }))
      await act(async () => {
        history.go(-each.back)
        await arrived
      })
      depth -= each.back
    }
    const { type, page, hash } = latest.entry ?? {}
    told.push([type, page, hash, location.pathname + location.search + location.hash])
  }
  cleanup()
  return told
}

function Ours({ tell }: Told) {
  const [entry, navigate] = useEntry()
  tell(entry, (to, replace) => navigate(new URL(to, location.origin), replace))
  return null
}

function Routed({ tell }: Told) {
  const { pathname, search, hash } = useLocation()
  const type = useNavigationType().toLowerCase() as Entry['type']
  const navigate = useNavigate()
  tell({ type, page: pathname + search, hash }, (to, replace) => void navigate(to, { replace }))
  return null
}

const Theirs = (props: Told) => (
  <BrowserRouter useTransitions={false}>
    <Routed {...props} />
  </BrowserRouter>
)

// The app previously used React Router, 12 kB gzip; its behaviour is the reference for the replacement.
describe('src/client/useEntry', () => {
  test('knows of a jump that was made while the app started', () => {
    history.pushState(null, '', '/about/')
    const told: string[] = []
    const Jump = () => {
      useLayoutEffect(() => history.pushState(null, '', '/about/#main'), [])
      return null
    }
    const App = () => {
      const [{ page, hash }] = useEntry()
      told.push(page + hash)
      return <Jump />
    }
    render(<App />)
    expect(told).toEqual(['/about/', '/about/#main'])
  })

  test('says what React Router says, whatever a visitor does', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        expect(await walk(Ours, steps)).toEqual(await walk(Theirs, steps))
      }),
      { seed, numRuns: runs(20, 300) },
    )
  })
})
