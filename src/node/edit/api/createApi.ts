import { applyEdits } from '../../../content/fix/applyFixes.ts'
import { configFile } from '../../../content/model/files/configFile.ts'
import { isFormFile } from '../../../content/model/files/siteForms.ts'
import type { Edit } from '../../../content/problem/problem.ts'
import { createSource } from '../../../content/problem/source.ts'
import { readJson } from '../../../content/read/readJson.ts'
import type { Fields } from '../../../content/schema/schema.ts'
import type { SectionTypes } from '../../../content/schema/sectionTypes.ts'
import { tellContrasts } from '../../../content/theme/tellContrasts.ts'
import type { Answer, Checked, PageView, SiteState } from '../protocol.ts'
import { writeRich } from '../rich/richText.ts'
import type { Places } from '../server/createPlaces.ts'
import { type Api, Refusal } from '../server/serveEditor.ts'
import type { Outcome, Session } from '../session/openEditing.ts'
import type { SiteView } from '../view/openSiteView.ts'
import type { Versions } from './createVersions.ts'
import { labelOf } from './fieldNames.ts'
import { listPages } from './listPages.ts'
import { listSectionTypes, newSection } from './newSection.ts'
import { valuesElsewhere, withOwnExamples } from './ownExamples.ts'
import { readBlocks, readEdits, readFile, readFiles, readOptional, readPath, readText } from './readAsked.ts'
import { listBlocks, listTemplates } from './tellBlocks.ts'
import { tellPage } from './tellPage.ts'
import { idOf, tellProblems } from './tellProblems.ts'
import { isFactsFile, rootSchema, tellText, wordsSchema } from './tellTexts.ts'
import { wholeFormSchema } from './wholeFormSchema.ts'

export interface Opened {
  places: Places
  session: Session
  view: SiteView
  versions: Versions
}

/**
 * What the page of the editor asks for, by the name of the request.
 *
 * @param more further requests; they get what makes an answer with the page of a file
 */
export function createApi(
  { places, session, view, versions }: Opened,
  more: (answer: (view: string | undefined) => Answer) => Api = () => ({}),
): Api {
  const state = (): SiteState => ({
    version: versions.now(),
    unsaved: session.drafts().map(({ file }) => file),
    conflicts: session.conflicts().map((each) => {
      const place = labelOf(
        { file: each.file, value: readValue(each.file, session.text(each.file)), types: view.types() },
        each.path,
      )
      return { ...each, place }
    }),
    joined: session.joined(),
    steps: session.steps(),
  })

  const answer = (file: string | undefined): Answer => ({
    state: state(),
    page: file === undefined ? undefined : tellPage(file, session, view),
  })

  const shown = (body: Fields): PageView | undefined => {
    const file = readOptional(body, 'view', 1000)
    return file === undefined || places.judge(file) !== undefined ? undefined : tellPage(file, session, view)
  }

  /** Does something, and answers with the page as it is then. */
  const act = (body: Fields, run: () => Outcome & { label?: string }): Answer => {
    const outcome = run()
    if (outcome.done) versions.raise()
    const { label } = outcome
    return {
      ...(!outcome.done && { refused: outcome.why }),
      ...(label !== undefined && { said: label }),
      state: state(),
      page: shown(body),
    }
  }

  const openText = (file: string) => ({ file, value: readValue(file, session.text(file)), types: view.types() })

  const schemaOfType = (type: string) => {
    const schema = view.types().get(type)
    if (!schema) throw new Refusal('There is no such section type.')
    return schema
  }

  return {
    ...more(answer),
    state: () => {
      if (session.look().merged.length > 0) versions.raise()
      return state()
    },
    page: (body) => {
      const page = tellPage(readFile(body, places), session, view)
      if (!page) throw new Refusal('There is no such page any more.', 404)
      return { state: state(), page } satisfies Answer
    },
    check: (body): Checked => {
      const { problems, found } = view.check()
      const model = view.model()
      const unsaved = new Set(session.drafts().map(({ file }) => file))
      return {
        version: versions.now(),
        company: model?.site.company.name ?? '',
        pages: listPages({ sources: found.sources, model, problems, unsaved, made: view.allMade() }),
        problems: tellProblems(problems, found.sources, view.types()),
        blocks: [...listBlocks(model), ...listTemplates(view.allMade())],
        config: tellPage(configFile, session, view),
        page: shown(body),
      }
    },
    change: (body) => {
      const label = readText(body, 'label', 200)
      const burst = readOptional(body, 'burst')
      const edits = readEdits(body, places)
      return act(body, () => session.change(label, edits, burst))
    },
    type: (body) => {
      const file = readFile(body, places)
      const path = readPath(body.path)
      const place = tellText(openText(file), path)
      if (!place) throw new Refusal('There is no such text any more.')
      const value = body.raw === true ? readText(body, 'text') : writeRich(readBlocks(body.blocks), place.format)
      if (value === undefined)
        throw new Refusal('Bold and italic must cover whole words here. The last change was not taken.')
      const label = `Change ${place.title === '' ? 'a text' : `"${place.title}"`}`
      const edits = [{ file, change: { kind: 'set' as const, path, value } }]
      return act(body, () => session.change(label, edits, readOptional(body, 'burst')))
    },
    text: (body) => {
      const file = readFile(body, places)
      return { place: tellText(openText(file), readPath(body.path)) }
    },
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
    fix: (body) => {
      const id = readText(body, 'id', 40)
      const { problems, found } = view.check()
      const edits = problems.find((problem) => idOf(problem) === id)?.edits
      if (!edits) throw new Refusal('That is mended already.')
      return act(body, () => session.replace('Mend what the check has found', applyAll(edits, found.sources.read)))
    },
    schema: (body) => {
      const file = readFile(body, places)
      const type = readOptional(body, 'type')
      if (isFormFile(file)) return { schema: wholeFormSchema }
      if (type === undefined)
        return {
          schema: isFactsFile(file)
            ? wordsSchema(readValue(file, session.text(file)))
            : withOwnExamples(rootSchema(file), valuesElsewhere(view.model(), file, undefined)),
        }
      return { schema: withOwnExamples(schemaOfType(type), valuesElsewhere(view.model(), file, type)) }
    },
    types: () => ({ types: listSectionTypes(view.types()) }),
    add: (body) => {
      const type = readText(body, 'type', 60)
      const file = readFile(body, places)
      const { title = type } = schemaOfType(type)
      const { sources, types } = view.check().found
      const change = {
        kind: 'insert' as const,
        path: readPath(['sections', body.index]),
        value: newSection(type, { types, read: sources.read }),
      }
      return act(body, () => session.change(`Add ${title}`, [{ file, change }]))
    },
    drawings: () => view.drawings(),
    colours: () => tellContrasts(view.theme()),
    wait: async ({ version }) => {
      await versions.after(typeof version === 'number' ? version : 0)
      return state()
    },
  }
}

interface Draft {
  file: string
  text: string | undefined
}

/** Why a draft is not written: a file that nobody can read would take its page off the site. */
function tellBroken({ file, text }: Draft, types: SectionTypes): { file: string; why: string }[] {
  const [problem] = text === undefined ? [] : readJson(createSource(file, text), types).problems
  if (!problem) return []
  const { line } = createSource(file, text ?? '').position(problem.start)
  const why = `is not saved, as its text cannot be read: line ${line}, ${problem.message.replace(/\.$/, '')}. It is kept as a draft`
  return [{ file, why }]
}

const readValue = (file: string, text = '') => readJson(createSource(file, text)).value

/** The texts after the edits of a problem, which may lie in several files. */
function applyAll(edits: readonly Edit[], read: (file: string) => string) {
  const files = [...new Set(edits.map(({ file }) => file))]
  return files.map((file) => {
    const own = edits.filter((edit) => edit.file === file)
    return { file, text: applyEdits(read(file), own) }
  })
}
