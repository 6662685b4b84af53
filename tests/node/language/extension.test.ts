import { spawnSync } from 'node:child_process'
import { readFileSync, realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { repository } from '../site/builtSite.ts'

const folder = join(repository, '.vscode/extensions/ashlar')

/**
 * Loads the extension with a fake VS Code and a fake client that only record calls; without a client, as before
 * `npm ci`.
 */
const harness = `
  const Module = require('node:module')
  const told = []
  const vscode = {
    workspace: { getConfiguration: (name) => ({ get: (key, usual) => (told.push('read ' + name + '.' + key), usual) }) },
    window: {
      showInformationMessage: async (words, button) => (told.push(words), button),
      createTerminal: ({ cwd }) => ({ show() {}, sendText: (text) => told.push(cwd + '> ' + text) }),
    },
  }
  class LanguageClient {
    constructor(id, name, server, options) { told.push([server, options]) }
    async start() { told.push('start') }
    async stop() { told.push('stop') }
  }
  const load = Module._load
  Module._load = (name, ...rest) => {
    if (name === 'vscode') return vscode
    if (name !== 'vscode-languageclient/node') return load(name, ...rest)
    if (!process.argv[2]) throw Object.assign(new Error(name), { code: 'MODULE_NOT_FOUND' })
    return { LanguageClient, TransportKind: { stdio: 0 } }
  }
  const extension = require(process.argv[1])
  extension.activate().then(() => extension.deactivate()).then(() => console.log(JSON.stringify(told)))
`
const run = (...args: string[]): unknown =>
  JSON.parse(spawnSync(process.execPath, ['-e', harness, folder, ...args], { encoding: 'utf8' }).stdout)

describe('.vscode/extensions/ashlar', () => {
  test('finds the client of the protocol among the packages of this repository', () => {
    const place = createRequire(join(folder, 'extension.js')).resolve('vscode-languageclient/node')
    expect(place).toContain(join(realpathSync(repository), 'node_modules'))
  })

  test('starts the language server of this repository, and stops it', () => {
    const server = {
      command: 'node',
      args: ['scripts/run.mjs', 'language', '--root', '.'],
      options: { cwd: repository },
      transport: 0,
    }
    const documentSelector = [{ scheme: 'file', language: 'json' }]
    expect(run('client')).toEqual(['read ashlar.root', [server, { documentSelector }], 'start', 'stop'])
  })

  test('says what is to do before npm ci, and does it at a click', () => {
    const command = process.platform === 'win32' ? 'npm.cmd ci' : 'npm ci'
    expect(run()).toEqual([expect.stringContaining('npm ci'), `${repository}> ${command}`])
  })

  test('keeps VS Code from saying the same in other words', () => {
    const { contributes, main } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    expect([main, contributes.configurationDefaults]).toEqual(['./extension.js', { 'json.validate.enable': false }])
  })
})
