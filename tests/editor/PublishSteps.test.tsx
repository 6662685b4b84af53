// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { type PublishProps, PublishSteps } from '../../src/editor/pages/PublishSteps.tsx'

afterEach(cleanup)

const saved = [{ file: 'pages/about.json', isGone: false }]

/** Renders the steps for a state of git. */
function show(git: Partial<PublishProps['git']>, props: Partial<PublishProps> = {}) {
  const whole = { branch: 'main', changed: [], remote: 'origin', ahead: 0, ...git }
  render(
    <PublishSteps
      {...{ git: whole, stop: undefined, message: 'About us', setMessage: () => {}, onStep: async () => {}, ...props }}
    />,
  )
  const button = (name: RegExp) => screen.getByRole<HTMLButtonElement>('button', { name, hidden: true })
  return { button, help: () => button(/^Publish$/).parentElement?.textContent }
}

describe('src/editor/pages/PublishSteps', () => {
  test('publishes what is saved by one button, and offers no sending that would send nothing of it', () => {
    const { button } = show({ changed: saved })
    expect(button(/^Publish$/).disabled).toBe(false)
    expect(button(/push/).disabled).toBe(true)
  })

  test.each([
    [{}, {}, 'All that is saved has been sent'],
    [{ changed: saved }, { message: ' ' }, 'Write what was changed first.'],
    [{ changed: saved }, { stop: 'Save first.' }, 'Save first.'],
    [{ changed: saved, branch: '' }, {}, 'Make a branch first'],
  ])('says why nothing can be published: %j %j', (git, props, words) => {
    const { button, help } = show(git, props)
    expect(button(/^Publish$/).disabled).toBe(true)
    expect(help()).toContain(words)
  })
})
