/** `npm run check`: finds mistakes in site.config.json and the page files; writes only with `--fix`. */
import { checkFolder, checkFormats } from '../src/node/commands/checkFolder.ts'
import { fixFolder } from '../src/node/commands/fixFolder.ts'
import { runCommand, showsColours } from './runCommand.ts'

await runCommand({
  usage: `Usage: npm run check
       npm run check -- --launch         also refuses samples and placeholders, for the day the site becomes public
       npm run check -- --publish        refuses what visitors would see as a fault, as for a change that goes online
       npm run check -- --fix            fixes what can be fixed without asking, and says what it changed
       npm run check -- --root FOLDER    checks the site in FOLDER instead of the one here
       npm run --silent check -- --format json    prints JSON for programs; github prints annotations`,
  options: {
    root: { type: 'string', default: '.' },
    launch: { type: 'boolean', default: false },
    publish: { type: 'boolean', default: false },
    format: { type: 'string', default: 'pretty', choices: checkFormats },
    fix: { type: 'boolean', default: false },
  },
  run({ root, format, launch, publish, fix }) {
    if (fix && format !== 'pretty') {
      console.error(`--fix tells people what it changed. Run it first, then once more with --format ${format}.`)
      return 2
    }
    const options = { root, launch, publish, colour: showsColours(), env: process.env }
    const { text, exitCode } = fix ? fixFolder(options) : checkFolder({ ...options, format })
    process.stdout.write(text)
    return exitCode
  },
})
