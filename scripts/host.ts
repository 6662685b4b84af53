/** `npm run host`: prints the configuration of a web server for the built site. */
import path from 'node:path'
import { runCommand } from '../src/node/commands/runCommand.ts'
import { caddyConfig } from '../src/node/hosts/caddyConfig.ts'
import { readHostSite } from '../src/node/hosts/hostSite.ts'
import { nginxConfig } from '../src/node/hosts/nginxConfig.ts'
import { commandLineOf } from '../src/node/input/commandLineOf.ts'

const servers = new Map([
  ['nginx', nginxConfig],
  ['caddy', caddyConfig],
])

const usage = `Usage: npm run --silent host -- nginx > site.conf    prints a server for /etc/nginx/conf.d/
       npm run --silent host -- caddy > Caddyfile    prints a Caddyfile
       npm run host -- nginx --folder /srv/www --name www.example.com    for files there, under that domain
       npm run host -- nginx --root FOLDER    for another site; --dist FOLDER where it is not built into dist/`

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
    if (!write || rest.length > 0) {
      console.error(`Say for which server: nginx or caddy.\n${usage}`)
      return 2
    }
    const unfit = [folder, name ?? ''].find((word) => /[\s{};"'\\]/.test(word))
    if (unfit !== undefined) {
      console.error(`${JSON.stringify(unfit)} has a space or a mark that ${server} does not take there.`)
      return 2
    }
    const site = readHostSite(path.resolve(dist), { folder: folder.replace(/(?<=.)\/$/, ''), ...(name && { name }) })
    if (!site) {
      console.error(`There is no built site in ${dist}. Run "${commandLineOf(root)('build')}" first.`)
      return 2
    }
    process.stdout.write(write(site))
    return 0
  },
})
