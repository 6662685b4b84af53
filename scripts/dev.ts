/** `npm run dev`: shows the site while it is written; pages, code and problems appear at once. */
import { runCommand } from './runCommand.ts'

await runCommand({
  usage: `Usage: npm run dev
       npm run dev -- --root FOLDER --port NUMBER    shows another site, or on another port`,
  options: { root: { type: 'string', default: '.' }, port: { type: 'string', default: '5173', port: true } },
  async run(options) {
    // Loaded only here: with Vite and the code of the builder, --help takes several times as long.
    const { serveDev } = await import('./serveDev.ts')
    await serveDev(options)
    return 0
  },
})
