import { createSource } from '../../../content/problem/source.ts'
import { readJson } from '../../../content/read/readJson.ts'
import type { SectionTypes } from '../../../content/schema/sectionTypes.ts'
import type { Answer } from '../protocol.ts'
import { type Api, Refusal } from '../server/serveEditor.ts'
import type { Draft } from '../session/openDrafts.ts'
import type { Answers, Opened } from './createAnswers.ts'
import { readFile, readFiles, readPath, readText } from './readAsked.ts'

/** Requests about unsaved changes: undo and redo, saving, discarding, and conflicts with other programs. */
export function createDraftsApi({ places, session, view, versions }: Opened, { act, state, shown }: Answers): Api {
  return {
    undo: (body) => act(body, session.undo),
    redo: (body) => act(body, session.redo),
    save: (body) => {
      const asked = readFiles(body, places)
      const wanted = session.drafts().filter(({ file }) => asked === undefined || asked.includes(file))
      const broken = wanted.flatMap((draft) => tellBroken(draft, view.types()))
      const readable = wanted.map(({ file }) => file).filter((file) => !broken.some((each) => each.file === file))
      const { saved, refused } = session.save(readable)
      if (saved.length > 0) versions.raise()
      const told = [...broken, ...refused].map(({ file, why }) => `${file} ${why}.`).join(' ')
      return { ...(told !== '' && { refused: told }), state: state(), page: shown(body) } satisfies Answer
    },
    discard: (body) => {
      const file = readFile(body, places)
      return act(body, () => session.discard(file))
    },
    choose: (body) => {
      const keep = readText(body, 'keep', 10)
      if (keep !== 'mine' && keep !== 'theirs') throw new Refusal('Choose "mine" or "theirs".')
      const file = readFile(body, places)
      const path = readPath(body.path)
      return act(body, () => session.choose(file, path, keep))
    },
  }
}

/** The reason for not saving a draft that is not readable JSON: saving it would take its page off the site. */
function tellBroken({ file, text }: Draft, types: SectionTypes): { file: string; why: string }[] {
  if (text === undefined) return []
  const source = createSource(file, text)
  const [problem] = readJson(source, types).problems
  if (!problem) return []
  const { line } = source.position(problem.start)
  const why = `is not saved, as its text cannot be read: line ${line}, ${problem.message.replace(/\.$/, '')}. It is kept as a draft`
  return [{ file, why }]
}
