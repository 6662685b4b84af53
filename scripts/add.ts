/** `npm run add`: writes the draft of a new page, never over an existing one, and describes what it will change. */
import { createInterface } from 'node:readline/promises'
import { addNamed, addPage, addTranslation, openSite } from '../src/node/commands/addPage.ts'
import { addSection } from '../src/node/commands/addSection.ts'
import { askPage } from '../src/node/commands/askPage.ts'
import { runCommand, showsColours } from './runCommand.ts'

const usage = `Usage: npm run add    asks what to add
       npm run add -- location "Columbia, MD"    writes pages/locations/columbia-md.json, as a draft
       npm run add -- location "Columbia, MD" --like towson-md    takes the sections of that page
       npm run add -- translation /quote/ --as es/presupuesto    writes the same page in another language, to be translated
       npm run add -- section menuBoard    writes sections/menuBoard/, a section type of the site itself
       npm run add -- section menuBoard --island    the same, with a part that runs in the browser
       npm run add -- page "Window Cleaning" --root FOLDER    adds to the site in FOLDER instead of the one here`

await runCommand({
  usage,
  options: {
    root: { type: 'string', default: '.' },
    like: { type: 'string' },
    as: { type: 'string' },
    island: { type: 'boolean', default: false },
  },
  takesWords: true,
  async run({ root, like, as, island }, [kind, ...words]) {
    const name = words.join(' ')
    const asks = kind === undefined && process.stdin.isTTY === true
    if (!asks && (kind === undefined || name.trim() === '')) {
      console.error(
        kind === undefined
          ? `Say what to add, and its name.\n${usage}`
          : `Write the name of the ${kind} after it, in quotes. Nothing was changed.\n${usage}`,
      )
      return 2
    }
    if (kind === 'section') return print(addSection({ root, name, island }))
    const options = { colour: showsColours() }
    const site = openSite(root, options)
    if ('exitCode' in site) return print(site)
    if (kind === 'translation') return print(addTranslation(site, name, as ?? '', options))
    const wish = kind === undefined ? await talk((each) => askPage(site, each)) : { kind, name, ...(like && { like }) }
    if (wish && 'translates' in wish) return print(addNamed(site, wish, options))
    if (wish) return print(addPage(site, wish, options))
    console.error('\nNothing was changed.')
    return 2
  },
})

function print({ text, exitCode }: { text: string; exitCode: number }): number {
  if (exitCode === 2) process.stderr.write(text)
  else process.stdout.write(text)
  return exitCode
}

async function talk(converse: (talk: Parameters<typeof askPage>[1]) => ReturnType<typeof askPage>) {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  // A question on a closed terminal would never be answered.
  const closed = new Promise<undefined>((done) => terminal.once('close', () => done(undefined)))
  try {
    return await converse({
      ask: (question) => Promise.race([terminal.question(question), closed]),
      say: (line) => console.log(line),
    })
  } finally {
    terminal.close()
  }
}
