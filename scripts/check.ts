/** `npm run check`: finds what is wrong with site.config.json and the page files; writes nothing. */
import { checkFolder, checkFormats } from '../src/build/checkFolder.ts'
import { runCommand, showsColours } from '../src/build/commandLine.ts'

await runCommand({
  usage: `Usage: npm run check
       npm run check -- --launch    also refuses samples and placeholders, for the day the site becomes public
       npm run check -- --root FOLDER    checks the site in FOLDER instead of the one here
       npm run --silent check -- --format json    prints JSON for programs; github prints annotations`,
  options: {
    root: { type: 'string', default: '.' },
    launch: { type: 'boolean', default: false },
    format: { type: 'string', default: 'pretty', choices: checkFormats },
  },
  run({ root, format, launch }) {
    const { text, exitCode } = checkFolder({ root, format, launch, colour: showsColours(), env: process.env })
    process.stdout.write(text)
    return exitCode
  },
})
