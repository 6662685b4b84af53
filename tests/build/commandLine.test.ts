import { describe, expect, it } from 'vitest'
import { readOptions } from '../../src/build/commandLine.ts'

const options = { root: { type: 'string', default: '.' } } as const

describe('build/commandLine', () => {
  it('reads an option', () => {
    expect(readOptions(options, ['--root', 'site'])).toEqual({ values: { root: 'site' } })
  })

  it('takes the default of an option that is not given', () => {
    expect(readOptions(options, [])).toEqual({ values: { root: '.' } })
  })

  it.each([
    [['--roof', 'x'], 'There is no option --roof.'],
    [['x'], '"x" is no option of this command.'],
    [['--root'], 'Write a value after --root.'],
    [['--root', '--root'], 'Write a value after --root.'],
  ])('refuses %j in a sentence', (args, mistake) => {
    expect(readOptions(options, args)).toEqual({ mistake })
  })
})
