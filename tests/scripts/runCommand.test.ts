import { afterEach, describe, expect, test, vi } from 'vitest'
import { readOptions, runCommand, showsColours } from '../../scripts/runCommand.ts'
import { FileChanged } from '../../src/node/disk/fileStamps.ts'

const options = { root: { type: 'string', default: '.' } } as const
const choice = { format: { type: 'string', default: 'pretty', choices: ['pretty', 'json', 'github'] } } as const

describe('scripts/runCommand', () => {
  test('reads an option', () => {
    expect(readOptions(options, { args: ['--root', 'site'] })).toEqual({ values: { root: 'site' }, words: [] })
  })

  test('takes the default of an option that is not given', () => {
    expect(readOptions(options, { args: [] })).toEqual({ values: { root: '.' }, words: [] })
  })

  test.each(['abc', '70000', '-1', '80.5', ''])('refuses the port "%s"', (port) => {
    const number = { port: { type: 'string', port: true } } as const
    expect(readOptions(number, { args: [`--port=${port}`] })).toEqual({
      mistake: `--port must be a number from 0 to 65535, not "${port}".`,
    })
  })

  test.each([
    [['--roof', 'x'], 'There is no option --roof.'],
    [['x'], '"x" is no option of this command.'],
    [['--root'], 'Write a value after --root.'],
    [['--root', '--root'], 'Write a value after --root.'],
  ])('refuses %j in a sentence', (args, mistake) => {
    expect(readOptions(options, { args: args })).toEqual({ mistake })
  })

  test('refuses options that npm took for its own', () => {
    const switches = { launch: { type: 'boolean' }, record: { type: 'boolean' }, fresh: { type: 'boolean' } } as const
    const env = { npm_lifecycle_event: 'build', npm_config_launch: 'true', npm_config_record: 'true' }
    expect(readOptions(switches, { args: [], env })).toEqual({
      mistake: [
        'npm took --launch --record for an option of its own. Nothing was done.',
        'Write two hyphens between: npm run build -- --launch --record',
        'In PowerShell, which takes these hyphens away, write npm.cmd in place of npm.',
      ].join('\n'),
    })
  })

  test('says what to write with the value that npm left of an option', () => {
    const some = { root: { type: 'string' }, fix: { type: 'boolean' } } as const
    const env = { npm_lifecycle_event: 'check', npm_config_root: 'true', npm_config_fix: 'true' }
    expect(readOptions(some, { args: ['../acme'], env })).toEqual({
      mistake: expect.stringContaining('Write two hyphens between: npm run check -- --fix --root ../acme\n'),
    })
  })

  test('hands on words that are no options to a command that takes some', () => {
    const args = ['pages/quote.json', '--root', 'site', 'pages/about.json']
    expect(readOptions(options, { args, takesWords: true })).toEqual({
      values: { root: 'site' },
      words: ['pages/quote.json', 'pages/about.json'],
    })
  })

  test('takes a word that is among the choices of an option', () => {
    expect(readOptions(choice, { args: ['--format', 'json'] })).toEqual({ values: { format: 'json' }, words: [] })
  })

  test.each(['xml', '', 'JSON'])('refuses the word "%s" that is not, with the choices', (word) => {
    expect(readOptions(choice, { args: [`--format=${word}`] })).toEqual({
      mistake: `--format must be pretty, json or github, not "${word}".`,
    })
  })
})

describe('scripts/runCommand showsColours', () => {
  const { isTTY } = process.stdout
  afterEach(() => {
    process.stdout.isTTY = isTTY
    vi.unstubAllEnvs()
  })

  test.each([
    { terminal: true, variable: '', colours: true },
    { terminal: true, variable: '1', colours: false },
    { terminal: false, variable: '', colours: false },
  ])('is $colours where the terminal is $terminal and NO_COLOR "$variable"', ({ terminal, variable, colours }) => {
    process.stdout.isTTY = terminal
    vi.stubEnv('NO_COLOR', variable)
    expect(showsColours()).toBe(colours)
  })

  test.each([
    ['a file that is saved again and again', new FileChanged('pages/a.json'), 1, /^pages\/a\.json was saved while/],
    ['a mistake of ours', new Error('x'), 70, /^Bug in the builder:/],
  ])('ends with words and an exit code at %s', async (_, error, exitCode, words) => {
    const said = vi.spyOn(console, 'error').mockReturnValue()
    vi.spyOn(process, 'argv', 'get').mockReturnValue(['node', 'command'])
    const run = () => {
      throw error
    }
    await runCommand({ usage: '', options: {}, run })
    expect([process.exitCode, String(said.mock.calls[0]?.[0])]).toEqual([exitCode, expect.stringMatching(words)])
    process.exitCode = undefined
    vi.restoreAllMocks()
  })
})
