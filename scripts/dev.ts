/** `npm run dev`: shows the site while it is written; pages, code and problems appear at once. */
import path from 'node:path'
import { createServer, mergeConfig } from 'vite'
import { readPort, runCommand } from '../src/build/commandLine.ts'
import { devPlugin, readDevSite } from '../src/build/devPlugin.ts'
import { openLocalInbox } from '../src/build/localInbox.ts'
import { themeCss } from '../src/build/themeCss.ts'
import { publicFolder, viteConfig } from '../src/build/viteConfig.ts'

await runCommand({
  usage: `Usage: npm run dev
       npm run dev -- --root FOLDER --port NUMBER    shows another site, or on another port`,
  options: { root: { type: 'string', default: '.' }, port: { type: 'string', default: '5173' } },
  async run({ root, port: wanted }) {
    const port = readPort(wanted)
    if (port === undefined) {
      console.error(`"${wanted}" is no port. Write a number from 0 to 65535 after --port.`)
      return 2
    }
    const folder = path.resolve(root)
    const inbox = openLocalInbox(folder)
    const shared = viteConfig({
      publicDir: await publicFolder(folder),
      themeCss: () => themeCss(readDevSite(folder, inbox.receivers).model?.site.theme),
    })
    const server = await createServer(
      mergeConfig(shared, {
        appType: 'custom',
        optimizeDeps: { entries: ['src/client/app.tsx', 'src/sections/*.island.tsx', 'src/ui/Notices.tsx'] },
        server: { host: '127.0.0.1', port },
        plugins: [
          { name: 'ashlar:inbox', configureServer: (dev) => void dev.middlewares.use(inbox.middleware) },
          devPlugin({ root: folder, fallback: inbox.receivers }),
        ],
      } satisfies Parameters<typeof createServer>[0]),
    )
    await server.listen()
    const url = server.resolvedUrls?.local[0] ?? `http://127.0.0.1:${port}/`
    if (!url.includes(`:${port}/`)) console.log(`Port ${port} is in use; this is the next free one.`)
    console.log(`${inbox.note(url)}\n\nThe site is at ${url} (Ctrl+C stops it).`)
    return 0
  },
})
