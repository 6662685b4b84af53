/** `npm run host`: prints a web server configuration for the built site. */
import path from 'node:path'
import { caddyConfig } from '../src/node/hosts/caddyConfig.ts'
import { readHostSite } from '../src/node/hosts/hostSite.ts'
import { nginxConfig } from '../src/node/hosts/nginxConfig.ts'
import { commandLineOf } from '../src/node/input/commandLineOf.ts'
import { runCommand } from './runCommand.ts'

const servers = new Map([
  ['nginx', nginxConfig],
  ['caddy', caddyConfig],
])

const usage = `Usage: npm run --silent host -- nginx > site.conf    prints a server for /etc/nginx/conf.d/
       npm run --silent host -- caddy > Caddyfile    prints a Caddyfile
       npm run host -- nginx --folder /srv/www --name www.example.com    for files there, under that domain
       npm run host -- nginx --root FOLDER    for another site; --dist FOLDER where it is not built into dist/`

function refuse(words: string): number {
  console.error(words)
  return 2
}

await runCommand({
  usage,
  options: {
    root: { type: 'string', default: '.' },
    dist: { type: 'string' },
    folder: { type: 'string', default: '/srv/www' },
    name: { type: 'string' },
  },
  takesWords: true,
  run({ root, dist = path.join(root, 'dist'), folder, name }, [server = '', ...rest]) {
    const write = servers.get(server)
    if (!write || rest.length > 0) return refuse(`Say for which server: nginx or caddy.\n${usage}`)
    const unfit = [folder, name ?? ''].find((word) => /[\s{};"'\\]/.test(word))
    if (unfit !== undefined)
      return refuse(`${JSON.stringify(unfit)} has a space or a mark that ${server} does not take there.`)
    const site = readHostSite(path.resolve(dist), { folder: folder.replace(/(?<=.)\/$/, ''), ...(name && { name }) })
    if (!site) return refuse(`There is no built site in ${dist}. Run "${commandLineOf(root)('build')}" first.`)
    process.stdout.write(write(site))
    return 0
  },
})
