/** `npm run impact`: describes what changed page files change on the site; writes nothing. */

import { impactFormats, impactOfFolder } from '../src/node/commands/impactOfFolder.ts'
import { runCommand, showsColours } from './runCommand.ts'

await runCommand({
  usage: `Usage: npm run impact    compares the files with the last commit
       npm run impact -- pages/locations/columbia-md.json    looks at the change of this file alone
       npm run impact -- --since REVISION    compares with a branch, a tag or another commit
       npm run --silent impact -- --format markdown    prints Markdown for GitHub; json prints JSON for programs
       npm run impact -- --root FOLDER    looks at the site in FOLDER instead of the one here`,
  options: {
    root: { type: 'string', default: '.' },
    since: { type: 'string', default: 'HEAD' },
    format: { type: 'string', default: 'pretty', choices: impactFormats },
  },
  takesWords: true,
  run({ root, since, format }, files) {
    const { text, exitCode } = impactOfFolder({ root, files, since, format, colour: showsColours(), env: process.env })
    if (exitCode === 2) process.stderr.write(text)
    else process.stdout.write(text)
    return exitCode
  },
})
