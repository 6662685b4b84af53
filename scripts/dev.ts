/** `npm run dev`: serves the site while it is edited; changes of pages and code, and problems, appear at once. */
import { runCommand } from './runCommand.ts'

await runCommand({
  usage: `Usage: npm run dev
       npm run dev -- --root FOLDER --port NUMBER    shows another site, or on another port`,
  options: { root: { type: 'string', default: '.' }, port: { type: 'string', default: '5173', port: true } },
  async run(options) {
    // Loaded on demand, because Vite and the builder's code make --help take several times as long.
    const { serveDev } = await import('./serveDev.ts')
    await serveDev(options)
    return 0
  },
})
