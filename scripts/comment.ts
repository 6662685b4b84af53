/** Writes the comment for a pull request that changes pages; `.github/workflows/pages.yml` runs it. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { formatComment } from '../src/content/format/formatComment.ts'
import type { Report } from '../src/content/format/formatJson.ts'
import { runCommand } from './runCommand.ts'

await runCommand({
  usage: 'Usage: node --import tsx scripts/comment.ts --report FILE --impact FILE --out FILE [--built]',
  options: {
    report: { type: 'string', default: 'report.json' },
    impact: { type: 'string', default: 'impact.md' },
    out: { type: 'string', default: 'comment.md' },
    built: { type: 'boolean', default: false },
  },
  run({ report, impact, out, built }) {
    const words = existsSync(impact) ? readFileSync(impact, 'utf8') : ''
    const checked: Report = JSON.parse(readFileSync(report, 'utf8'))
    writeFileSync(out, formatComment({ report: checked, impact: words, isBuilt: built }))
    return 0
  },
})
