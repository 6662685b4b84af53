/** `npm run check`: finds what is wrong with site.config.json and the page files; writes nothing. */
import { checkFolder } from '../src/build/checkFolder.ts'
import { runCommand, showsColours } from '../src/build/commandLine.ts'

await runCommand({
  usage: `Usage: npm run check
       npm run check -- --root FOLDER    checks the site in FOLDER instead of the one here`,
  options: { root: { type: 'string', default: '.' } },
  run({ root }) {
    const { text, exitCode } = checkFolder({ root, colour: showsColours() })
    process.stdout.write(text)
    return exitCode
  },
})
