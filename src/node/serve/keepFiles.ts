import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Fields } from '../../content/schema/schema.ts'
import { hashOf } from '../disk/hashOf.ts'
import type { SentForm } from './readRequest.ts'

/** What the inbox records about a stored upload. */
export interface KeptFile {
  /** The file name on the visitor's device. */
  name: string
  bytes: number
  /** Its path relative to the folder of the inbox. */
  file: string
}

/**
 * Writes the uploads of a request into the folder `files` beside the inbox. File names are hashes of the content, so a
 * repeated request gives the same record.
 *
 * @param inbox the absolute path of the inbox file
 * @returns the answers, with the records of uploads under the names of their fields
 */
export async function keepFiles({ answers, files }: SentForm, inbox: string): Promise<Fields> {
  if (files.length === 0) return answers
  const kept: Record<string, KeptFile[]> = {}
  const folder = path.join(path.dirname(inbox), 'files')
  await mkdir(folder, { recursive: true })
  for (const { field, file } of files) {
    const content = new Uint8Array(await file.arrayBuffer())
    const [end = ''] = /\.[A-Za-z0-9]{1,5}$/.exec(file.name) ?? []
    const name = `${hashOf(content)}${end.toLowerCase()}`
    await writeFile(path.join(folder, name), content, { flush: true })
    kept[field] = [...(kept[field] ?? []), { name: file.name, bytes: content.length, file: `files/${name}` }]
  }
  return { ...answers, ...kept }
}
