/** Real web servers, each with the configuration that `npm run host` prints for a built site. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { caddyConfig } from '../../src/node/hosts/caddyConfig.ts'
import { type HostSite, readHostSite } from '../../src/node/hosts/hostSite.ts'
import { nginxConfig } from '../../src/node/hosts/nginxConfig.ts'
import { serveFolder } from '../../src/node/serve/serveFolder.ts'

export interface Server {
  /** Without a final slash. */
  url: string
  /** Returns the server's own output: warnings and errors. */
  said(): string
  stop(): Promise<void>
}

export type ServerName = 'npm start' | 'nginx' | 'caddy'
export const serverNames: ServerName[] = ['npm start', 'nginx', 'caddy']

/**
 * Sends one request without what fetch adds: the address is not normalised, redirects are not followed, and nothing is
 * decoded.
 */
export function ask(url: string, address: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ status: number; headers: Record<string, string>; body: Buffer }>((done, failed) => {
    const sent = request(url, { path: address, headers, method }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => {
        const named = response.headers as Record<string, string>
        done({ status: response.statusCode ?? 0, headers: named, body: Buffer.concat(parts) })
      })
    })
    sent.on('error', failed).end()
  })
}

/** Whether a server can run here; `.ci/run` installs missing ones if it may. */
export function isInstalled(server: ServerName): boolean {
  if (server === 'npm start') return true
  return spawnSync(server, [server === 'nginx' ? '-v' : 'version'], { stdio: 'ignore' }).status === 0
}

/** Serves the built site in a folder; a site with a base is in a subfolder. */
export async function startServer(server: ServerName, folder: string, dist = folder): Promise<Server> {
  if (server === 'npm start') {
    const own = await serveFolder({ folder: dist, port: 0 })
    return { url: own.url.replace(/\/$/, ''), said: () => '', stop: () => own.close() }
  }
  const port = await findPort()
  const temporary = await mkdtemp(path.join(tmpdir(), `ashlar-${server}-`))
  const site = readHostSite(dist, { folder, name: server === 'caddy' ? `http://127.0.0.1:${port}` : 'localhost' })
  if (!site) throw new Error(`There is no built site in ${dist}.`)
  const start = server === 'nginx' ? startNginx : startCaddy
  const child = await start(site, temporary, port)
  let said = ''
  child.stderr?.on('data', (part: Buffer) => {
    said += part.toString()
  })
  const url = `http://127.0.0.1:${port}`
  const stop = async () => {
    const ended = new Promise((done) => child.once('exit', done))
    if (child.exitCode === null && child.kill()) await ended
    // The output of a server that could not start explains why.
    if (child.exitCode !== null && child.exitCode !== 0) console.warn(said)
    await rm(temporary, { recursive: true, force: true })
  }
  try {
    await untilAnswers(url, child)
  } catch (error) {
    await stop()
    throw error
  }
  return { url, said: () => said, stop }
}

async function startNginx(site: HostSite, temporary: string, port: number): Promise<ChildProcess> {
  const own = nginxConfig(site).replace('listen 80;', `listen 127.0.0.1:${port};`).replace('    listen [::]:80;\n', '')
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const config = [
    'daemon off;',
    // Its workers would run as nobody, who cannot read a temporary folder of root.
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    `pid ${temporary}/pid;`,
    `error_log stderr warn;`,
    'worker_processes 1;',
    'events {}',
    'http {',
    'access_log off;',
    ...folders.map((name) => `${name}_temp_path ${temporary}/${name};`),
    own,
    '}',
  ]
  await writeFile(path.join(temporary, 'nginx.conf'), config.join('\n'))
  return spawn('nginx', ['-p', temporary, '-c', path.join(temporary, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
}

async function startCaddy(site: HostSite, temporary: string): Promise<ChildProcess> {
  const file = path.join(temporary, 'Caddyfile')
  await writeFile(file, `{\n\tadmin off\n\tlog {\n\t\tlevel ERROR\n\t}\n}\n${caddyConfig(site)}`)
  return spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, XDG_DATA_HOME: temporary, XDG_CONFIG_HOME: temporary, HOME: temporary },
  })
}

export function findPort(): Promise<number> {
  const server = createServer()
  return new Promise((done) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

export async function untilAnswers(url: string, child: ChildProcess): Promise<void> {
  for (let count = 0; count < 200; count++) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}.`)
    const answers = await fetch(url).then(
      () => true,
      () => false,
    )
    if (answers) return
    await new Promise((done) => setTimeout(done, 50))
  }
  throw new Error('The server does not answer.')
}
