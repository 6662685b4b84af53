import path from 'node:path'
import { createServer, mergeConfig, searchForWorkspaceRoot } from 'vite'
import { createReport } from '../src/node/dev/createReport.ts'
import { devPlugin } from '../src/node/dev/devPlugin.ts'
import { liveViteConfig } from '../src/node/dev/liveViteConfig.ts'
import { openDevSite } from '../src/node/dev/openDevSite.ts'
import { builderRoot } from '../src/node/disk/builderRoot.ts'
import { openLocalInbox } from '../src/node/serve/openLocalInbox.ts'
import { showsColours } from './runCommand.ts'

/**
 * Serves the site of a folder while it is edited, until the process ends. Prints the URL and the problems.
 *
 * @param options the folder, and the port: `0` for any; if it is taken, the next free one
 */
export async function serveDev({ root, port }: { root: string; port: string }): Promise<void> {
  const folder = path.resolve(root)
  const inbox = openLocalInbox(folder)
  const read = openDevSite(folder, inbox.receivers)
  const report = createReport({ colour: showsColours() })
  const server = await createServer(
    mergeConfig(liveViteConfig(folder, read), {
      appType: 'custom',
      optimizeDeps: { entries: ['src/client/app.tsx', 'src/sections/*/*.island.tsx', 'src/ui/Notices/Notices.tsx'] },
      server: {
        host: '127.0.0.1',
        port: Number(port),
        // Only /_inbox/ may show what visitors wrote, and pages of other servers on this machine must not read anything
        // here.
        cors: false,
        fs: {
          allow: [searchForWorkspaceRoot(builderRoot), path.join(folder, 'sections')],
          deny: ['.env', '.env.*', '*.{crt,pem,key}', '.npmrc', '**/.git/**', '**/inbox/**'],
        },
      },
      plugins: [
        { name: 'ashlar:inbox', configureServer: (dev) => void dev.middlewares.use(inbox.middleware) },
        devPlugin({ root: folder, read, onChange: (site) => process.stdout.write(report(site)) }),
      ],
    } satisfies Parameters<typeof createServer>[0]),
  )
  await server.listen()
  const url = server.resolvedUrls?.local[0] ?? `http://127.0.0.1:${port}/`
  if (port !== '0' && !url.includes(`:${port}/`)) console.log(`Port ${port} is in use; this is the next free one.`)
  const note = inbox.note(url, read().model?.forms.values())
  if (note) console.log(`${note}\n`)
  process.stdout.write(report(read()))
  console.log(`The site is at ${url} (Ctrl+C stops it).`)
}
