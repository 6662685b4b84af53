import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { isFields } from '../../../content/schema/schema.ts'
import { writeWhole } from '../../cache/cache.ts'
import { hashOf } from '../../disk/hashOf.ts'
import type { Places } from '../server/createPlaces.ts'
import type { Conflict } from '../texts/mergeTexts.ts'
import type { Draft, DraftStore } from './openDrafts.ts'

/** Stores drafts as files in `.ashlar/drafts/`, so that they survive a crash. Git ignores them. */
export function openDraftFiles(root: string, places: Places): DraftStore {
  const folder = path.join(root, '.ashlar', 'drafts')
  const placeOf = (file: string) => path.join(folder, `${hashOf(file)}.json`)
  return {
    load() {
      const names = listNames(folder)
      return names.flatMap((name) => {
        const draft = readDraft(path.join(folder, name))
        return draft && places.judge(draft.file) === undefined ? [draft] : []
      })
    },
    keep(draft) {
      mkdirSync(folder, { recursive: true })
      writeWhole(path.join(root, '.ashlar', '.gitignore'), '*\n')
      writeWhole(placeOf(draft.file), JSON.stringify(draft))
    },
    drop: (file) => rmSync(placeOf(file), { force: true }),
  }
}

function listNames(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith('.json'))
  } catch {
    return []
  }
}

/** Returns undefined for a damaged file. */
function readDraft(place: string): Draft | undefined {
  try {
    const read: unknown = JSON.parse(readFileSync(place, 'utf8'))
    if (!isFields(read) || typeof read.file !== 'string') return undefined
    const text = (value: unknown) => (typeof value === 'string' ? value : undefined)
    const conflicts = Array.isArray(read.conflicts) ? read.conflicts.map(readConflict) : []
    return { file: read.file, base: text(read.base), text: text(read.text), conflicts }
  } catch {
    return undefined
  }
}

/** Properties can be missing, because JSON omits undefined values, which stand for a deleted version. */
function readConflict(read: unknown): Conflict {
  if (!isFields(read) || !Array.isArray(read.path)) throw new Error('no conflict')
  const path = read.path.filter((step) => typeof step === 'string' || typeof step === 'number')
  return { path, before: read.before, mine: read.mine, theirs: read.theirs }
}
