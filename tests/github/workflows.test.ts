import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'

interface Step {
  uses?: string
  run?: string
  with?: Record<string, unknown>
}
interface Workflow {
  on: Record<string, unknown>
  permissions: Record<string, string>
  jobs: Record<string, { 'timeout-minutes'?: number; permissions?: Record<string, string>; steps: Step[] }>
}

const root = join(import.meta.dirname, '../..')
const folder = join(root, '.github/workflows')
const names = readdirSync(folder)
const text = (name: string) => readFileSync(join(folder, name), 'utf8')
const read = (name: string) => parse(text(name)) as Workflow
const stepsOf = (name: string) => Object.values(read(name).jobs).flatMap(({ steps }) => steps)
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> }

/**
 * Major versions: GitHub's runners have no Node 20 for older ones since September 2026
 * (https://github.blog/changelog/2025-09-19-deprecation-of-node-20-on-github-actions-runners/).
 */
const firstOnNode24: Record<string, number> = {
  cache: 5,
  checkout: 5,
  'deploy-pages': 5,
  'download-artifact': 7,
  'github-script': 8,
  'setup-node': 5,
  'upload-artifact': 6,
  'upload-pages-artifact': 5,
}

/** Where builds keep things, see `src/node/cache/cache.ts`. */
const cached = 'node_modules/.cache/ashlar'

describe('.github/workflows', () => {
  test.each(names)('%s uses only actions of GitHub itself', (name) => {
    const foreign = stepsOf(name).flatMap(({ uses }) => (uses && !/^actions\/[a-z-]+@v\d+$/.test(uses) ? [uses] : []))
    expect(foreign).toEqual([])
  })

  test.each(names)('%s uses only actions that run on Node 24', (name) => {
    const old = stepsOf(name).flatMap(({ uses = '' }) => {
      const [, action = '', major] = /^actions\/([a-z-]+)@v(\d+)$/.exec(uses) ?? []
      return uses !== '' && !(Number(major) >= (firstOnNode24[action] ?? Number.POSITIVE_INFINITY)) ? [uses] : []
    })
    expect(old).toEqual([])
  })

  test.each(names)('%s has a time limit', (name) => {
    expect(Object.values(read(name).jobs).every((job) => (job['timeout-minutes'] ?? 0) > 0)).toBe(true)
  })

  test.each(names)('%s puts nothing from outside into a script', (name) => {
    const expressions = stepsOf(name).flatMap(({ run = '' }) => run.match(/\$\{\{.*?\}\}/g) ?? [])
    expect(expressions.filter((words) => /github\.(event|head_ref|actor)/.test(words))).toEqual([])
  })

  test.each(names)('%s runs only commands that exist', (name) => {
    const commands = stepsOf(name).flatMap(({ run = '' }) =>
      [...run.matchAll(/npm run (?:--silent )?([a-z]+)/g)].map(([, command]) => command ?? ''),
    )
    expect(commands.filter((command) => !(command in scripts))).toEqual([])
  })

  test.each(['pages.yml', 'deploy.yml'])(
    '%s keeps the folder of builds, once npm has made the one around it',
    (name) => {
      const [steps = []] = Object.values(read(name).jobs).map((job) => job.steps)
      const at = (isWanted: (step: Step) => boolean | undefined) => steps.findIndex(isWanted)
      const kept = at(({ uses, with: options }) => uses?.startsWith('actions/cache@') && options?.path === cached)
      expect(kept).toBeGreaterThan(at(({ run }) => run?.startsWith('npm ci')))
      expect(kept).toBeLessThan(at(({ run }) => /^npm run (check|build)/.test(run ?? '')))
    },
  )

  test.each(names)('%s runs no code of a pull request with a right to write', (name) => {
    const { on, permissions, jobs } = read(name)
    const rights = [permissions, ...Object.values(jobs).map((job) => job.permissions ?? {})].flatMap(Object.entries)
    const mayWrite = rights.some(([right, level]) => level === 'write' && right !== 'pages' && right !== 'id-token')
    expect('pull_request_target' in on).toBe(false)
    expect(mayWrite && 'pull_request' in on).toBe(false)
  })

  test('comment.yml runs nothing but its own script', () => {
    expect(stepsOf('comment.yml').flatMap(({ run }) => run ?? [])).toEqual([])
  })

  test('comment.yml checks out no commit of the pull request', () => {
    const checkouts = stepsOf('comment.yml').filter(({ uses }) => uses?.startsWith('actions/checkout'))
    expect(checkouts.map(({ with: options }) => options?.ref)).toEqual([undefined])
  })
})
