/** `npm run lead -- --test`: sends one test request to the receiver of a form and reports the answer. */
import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { openReceiver } from '../src/node/serve/openReceiver.ts'
import { tryReceiver } from '../src/node/serve/tryReceiver.ts'
import { runCommand } from './runCommand.ts'

const usage = `Usage: npm run lead -- --test    sends a request of "Test from Ashlar" to the receiver of the quote form
       npm run lead -- --test --form contact    to that of the contact form, or of any form of the folder forms/
       npm run lead -- --test --form NAME --branch NAME    to the receiver of that branch
       npm run lead -- --test --site http://127.0.0.1:4173    for a receiver on the site's own host, such as the local inbox
       npm run lead -- --test --root FOLDER    for the site in FOLDER instead of the one here`

function refuse(mistake: string): number {
  console.error(`${mistake}\n${usage}`)
  return 2
}

await runCommand({
  usage,
  options: {
    test: { type: 'boolean', default: false },
    form: { type: 'string', default: 'quote' },
    branch: { type: 'string' },
    site: { type: 'string' },
    root: { type: 'string', default: '.' },
  },
  async run({ test, form, branch, site, root }) {
    if (!test) return refuse('This sends a request, so say --test.')
    if (site !== undefined && !/^https?:\/\/\S+$/.test(site))
      return refuse(`--site must be a web address, not ${JSON.stringify(site)}.`)
    const receiver = openReceiver({ root: path.resolve(root), form, branch, site, env: process.env })
    if ('refusal' in receiver) {
      console.error(receiver.refusal)
      return 1
    }
    console.log(`Asking ${receiver.endpoint} as a page of ${receiver.origin} would.`)
    const { isFine, lines } = await tryReceiver({
      ...receiver,
      now: new Date(),
      request_id: randomBytes(16).toString('hex'),
    })
    console.log(lines.join('\n'))
    return isFine ? 0 : 1
  },
})
