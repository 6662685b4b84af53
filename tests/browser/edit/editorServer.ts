/** Opens the editor of a site in a process of its own until its parent process lets go. Run by `editor.spec.ts`. */
import { openEditor } from '../../../src/node/edit/openEditor.ts'

const [root = ''] = process.argv.slice(2)
const editor = await openEditor({ root, port: 0, onMistake: console.error })
process.send?.({ url: editor.url })
process.once('disconnect', () => void editor.close().then(() => process.exit()))
