import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Fields } from '../../content/schema/schema.ts'
import { hashOf } from '../disk/hashOf.ts'
import type { SentForm } from './readRequest.ts'

/** What the inbox says of a file that it keeps. */
export interface KeptFile {
  /** As the visitor's device calls it. */
  name: string
  bytes: number
  /** Where it lies, relative to the file of the inbox. */
  file: string
}

/**
 * Writes the files of a request into the folder `files` beside the inbox, each under a name made of its content: a request
 * that comes twice is the same again.
 *
 * @param inbox the file of the inbox, absolute
 * @returns the answers, with what the inbox says of the files under the names of their fields
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
