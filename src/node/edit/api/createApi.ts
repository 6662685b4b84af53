import { applyEdits } from '../../../content/fix/applyFixes.ts'
import { configFile } from '../../../content/model/files/configFile.ts'
import { groupBy } from '../../../content/model/groupBy.ts'
import type { Edit } from '../../../content/problem/problem.ts'
import { tellContrasts } from '../../../content/theme/tellContrasts.ts'
import type { Answer, Checked } from '../protocol.ts'
import { type Api, Refusal } from '../server/serveEditor.ts'
import { type Answers, createAnswers, type Opened } from './createAnswers.ts'
import { createDraftsApi } from './createDraftsApi.ts'
import { createTextsApi } from './createTextsApi.ts'
import { listPages } from './listPages.ts'
import { readFile, readText } from './readAsked.ts'
import { listBlocks, listTemplates } from './tellBlocks.ts'
import { tellPage } from './tellPage.ts'
import { idOf, tellProblems } from './tellProblems.ts'

/**
 * The request handlers of the editor, by request name.
 *
 * @param more returns additional handlers; it receives the function that builds an answer with the view of a file
 */
export function createApi(opened: Opened, more: (answer: Answers['answer']) => Api = () => ({})): Api {
  const answers = createAnswers(opened)
  return {
    ...more(answers.answer),
    ...createSiteApi(opened, answers),
    ...createTextsApi(opened, answers),
    ...createDraftsApi(opened, answers),
  }
}

/** Requests about the whole site: its state, its pages as shown, and the results of the check. */
function createSiteApi({ places, session, view, versions }: Opened, { state, shown, act }: Answers): Api {
  return {
    state: () => {
      if (session.look().merged.length > 0) versions.raise()
      return state()
    },
    wait: async ({ version }) => {
      await versions.after(typeof version === 'number' ? version : 0)
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
    fix: (body) => {
      const id = readText(body, 'id', 40)
      const { problems, found } = view.check()
      const edits = problems.find((problem) => idOf(problem) === id)?.edits
      if (!edits) throw new Refusal('That is mended already.')
      return act(body, () => session.replace('Mend what the check has found', applyAll(edits, found.sources.read)))
    },
    drawings: () => view.drawings(),
    colours: () => tellContrasts(view.theme()),
  }
}

/** The texts after the edits of one problem, which can span several files. */
const applyAll = (edits: readonly Edit[], read: (file: string) => string) =>
  [...groupBy(edits, ({ file }) => file)].map(([file, own]) => ({ file, text: applyEdits(read(file), own) }))
