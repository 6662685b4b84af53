import { openEditing } from '../../../src/node/edit/session/openEditing.ts'
import { memoryDisk } from './memoryDisk.ts'

/** The page file of most session tests, with a layout that a careless program would lose. */
export const file = 'pages/a.json'
export const page = `\ufeff{\r\n\t"name": "A", "title":  "T",\r\n\t"sections": [\r\n\t\t{ "type": "hero", "heading": "H" },\r\n\t\t{ "type": "faq", "items": [{ "question": "Q", "answer": "A" }] },\r\n\t\t{"type":"prose","body":"B"}\r\n\t]\r\n}`

/** Opens a session with some files in memory. */
export const open = (texts: Record<string, string> = { [file]: page }) => {
  const memory = memoryDisk(texts)
  return { ...memory, session: openEditing(memory.disk, memory.store) }
}

/** Returns the edits that set a field of the page. */
export const set = (path: (string | number)[], value: unknown) => [
  { file, change: { kind: 'set' as const, path, value } },
]

export const readText = (text: string | undefined): Record<string, unknown> =>
  JSON.parse((text ?? '').replace('\ufeff', ''))
