import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openPublishing } from '../../../../src/node/edit/pages/openPublishing.ts'
import { startRepository } from '../startRepository.ts'

describe('src/node/edit/pages/openPublishing', () => {
  let root = ''
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'ashlar-publish-'))
  })
  afterEach(() => {
    vi.unstubAllEnvs()
    rmSync(root, { recursive: true })
  })

  /** Creates a repository with a first commit, as an owner has it. */
  const begin = () => {
    write('pages/index.json', '{}\n')
    startRepository(git)
  }

  test('knows nothing of a folder in no repository', () => {
    // Otherwise a repository around the folder of temporary files would be found.
    write('.git', 'gitdir: nowhere\n')
    expect(openPublishing(root).state()).toBeUndefined()
  })

  test('commits pages, forms and pictures of the site, and nothing else that lies or is staged there', () => {
    begin()
    const publishing = openPublishing(root)
    const files = ['forms/quote.json', 'pages/locations/café.json', 'public/images/a b.svg', 'site.config.json']
    for (const file of [...files, 'notes.txt', 'staged.txt']) write(file, '{}\n')
    git('add', 'staged.txt')
    const changed = files.map((file) => ({ file, isGone: false }))
    expect(publishing.state()).toEqual({ branch: 'main', changed, remote: undefined, ahead: undefined })
    expect(publishing.branch('texts')).toBeUndefined()
    expect(publishing.commit('New form\n\n"Quoted" $(words)')).toBeUndefined()
    expect(publishing.state()).toMatchObject({ branch: 'texts', changed: [] })
    const committed = git('-c', 'core.quotePath=false', 'show', '--name-only', '--format=').split('\n')
    expect(committed.sort()).toEqual(files)
    expect(git('log', '-1', '--format=%B')).toBe('New form\n\n"Quoted" $(words)')
    expect(git('status', '--porcelain').split('\n').sort()).toEqual(['?? notes.txt', 'A  staged.txt'])
  })

  test('commits a deleted page, and pushes to the remote that there is', () => {
    begin()
    const publishing = openPublishing(root)
    expect(publishing.push()).toBe('There is nowhere to push to.')
    git('init', '--quiet', '--bare', 'remote.git')
    git('remote', 'add', 'origin', path.join(root, 'remote.git'))
    rmSync(path.join(root, 'pages/index.json'))
    expect(publishing.state()?.changed).toEqual([{ file: 'pages/index.json', isGone: true }])
    expect(publishing.commit('Delete the page')).toBeUndefined()
    expect(publishing.push()).toBeUndefined()
    expect(publishing.state()).toEqual({ branch: 'main', changed: [], remote: 'origin', ahead: 0 })
    expect(git('--git-dir=remote.git', 'log', '-1', '--format=%s', 'main')).toBe('Delete the page')
  })

  /** Creates a repository that has been pushed to its remote. */
  const beginSent = () => {
    begin()
    git('init', '--quiet', '--bare', 'remote.git')
    git('remote', 'add', 'origin', path.join(root, 'remote.git'))
    git('push', '--quiet', '--set-upstream', 'origin', 'HEAD')
  }
  const sent = () => git('--git-dir=remote.git', 'log', '--format=%s', 'main').split('\n')

  test('does not say that something was sent while all of it is only saved', () => {
    beginSent()
    write('pages/index.json', '{ "name": "Home" }\n')
    expect(openPublishing(root).push()).toMatch(/^Nothing was sent: what is saved is not in the history yet/)
    expect(sent()).toEqual(['First'])
  })

  test('publishes what is saved in one step, and what is in the history alone without a second entry', () => {
    beginSent()
    const publishing = openPublishing(root)
    write('pages/index.json', '{ "name": "Home" }\n')
    expect(publishing.publish('Name the page')).toBeUndefined()
    expect(sent()).toEqual(['Name the page', 'First'])
    expect(publishing.publish('Again')).toMatch(/^Nothing was sent: all that is in the history has been sent/)
    write('pages/index.json', '{}\n')
    expect(publishing.commit('Take it back')).toBeUndefined()
    expect(publishing.publish('')).toBeUndefined()
    expect(sent()).toEqual(['Take it back', 'Name the page', 'First'])
  })

  test('says what to do where somebody else has published meanwhile', () => {
    beginSent()
    git('clone', '--quiet', '--branch=main', 'remote.git', 'colleague')
    const name = ['-c', 'user.name=Other', '-c', 'user.email=other@example.com', '-c', 'commit.gpgsign=false']
    git('-C', 'colleague', ...name, 'commit', '--quiet', '--allow-empty', '--message=Theirs')
    git('-C', 'colleague', 'push', '--quiet')
    write('pages/index.json', '{ "name": "Home" }\n')
    expect(openPublishing(root).publish('Name it')).toBe(
      'It is in the history on this machine, and not published yet. Somebody else has published since: have their changes fetched into this folder (git pull), then publish again.',
    )
    expect(sent()).toEqual(['Theirs', 'First'])
  })

  test('lets ssh ask nothing, because nobody watches the terminal', () => {
    begin()
    write('bin/ssh', '#!/bin/sh\necho "asked with $*" >&2\nexit 255\n')
    chmodSync(path.join(root, 'bin/ssh'), 0o755)
    vi.stubEnv('PATH', `${path.join(root, 'bin')}${path.delimiter}${process.env.PATH}`)
    for (const name of ['GIT_SSH', 'GIT_SSH_COMMAND', 'SSH_ASKPASS']) vi.stubEnv(name, undefined)
    git('remote', 'add', 'origin', 'ssh://git@host.example/site.git')
    expect(openPublishing(root).push()).toMatch(/^git says: asked with .*-o BatchMode=yes/)
    git('config', 'core.sshCommand', 'ssh -o User=owner')
    expect(openPublishing(root).push()).toMatch(/^git says: asked with -o User=owner/)
    expect(openPublishing(root).push()).not.toMatch(/BatchMode/)
  })

  test('names what git found wrong, not where it was sending to', () => {
    beginSent()
    const hook = path.join(root, 'remote.git/hooks/pre-receive')
    writeFileSync(hook, '#!/bin/sh\necho "the desk is closed" >&2\nexit 1\n', { mode: 0o755 })
    write('pages/index.json', '{ "name": "Home" }\n')
    expect(openPublishing(root).publish('Name it')).toMatch(/git says: remote: the desk is closed\.$/)
  })

  test('says that it is on this machine alone where the remote does not take it', () => {
    beginSent()
    rmSync(path.join(root, 'remote.git'), { recursive: true })
    write('pages/index.json', '{ "name": "Home" }\n')
    expect(openPublishing(root).publish('Name it')).toMatch(
      /^It is in the history on this machine, and not published yet\. git says:/,
    )
  })

  test('names the files of a site that is a folder of its repository as the site does', () => {
    begin()
    write('site/pages/index.json', '{}\n')
    const inside = openPublishing(path.join(root, 'site'))
    expect(inside.state()?.changed).toEqual([{ file: 'pages/index.json', isGone: false }])
    expect(inside.commit('Add a site')).toBeUndefined()
    expect(git('show', '--name-only', '--format=')).toBe('site/pages/index.json')
  })

  test('says in words of git why nothing was done, and refuses names that git would read as something else', () => {
    begin()
    const publishing = openPublishing(root)
    expect(publishing.branch('main')).toMatch(/^git says: .*exists/)
    for (const name of ['--force', 'a..b', 'a b', 'x.lock', '']) expect(publishing.branch(name)).toMatch(/^The name/)
    expect(git('branch', '--show-current')).toBe('main')
  })
})
