import type { Fields } from '../../../content/schema/schema.ts'
import type { Answer, PageView, SiteState } from '../protocol.ts'
import type { Places } from '../server/createPlaces.ts'
import type { Session } from '../session/openEditing.ts'
import type { Outcome } from '../session/outcome.ts'
import type { SiteView } from '../view/openSiteView.ts'
import type { Versions } from './createVersions.ts'
import { labelOf } from './fieldNames.ts'
import { readOptional } from './readAsked.ts'
import { readValue } from './readValue.ts'
import { tellPage } from './tellPage.ts'

/** The site that is edited, as requests reach it. */
export interface Opened {
  places: Places
  session: Session
  view: SiteView
  versions: Versions
}

/** What most requests answer with. */
export interface Answers {
  state(): SiteState
  /** The state, and the page of a file where one is named. */
  answer(file: string | undefined): Answer
  /** The page that the asking browser shows, by the `view` of its request; undefined where it may not be edited. */
  shown(body: Fields): PageView | undefined
  /** Does something, and answers with the page as it is then. */
  act(body: Fields, run: () => Outcome & { label?: string }): Answer
}

/** Makes the answers of the editor from the site that is edited. */
export function createAnswers({ places, session, view, versions }: Opened): Answers {
  const state = (): SiteState => ({
    version: versions.now(),
    unsaved: session.drafts().map(({ file }) => file),
    conflicts: session.conflicts().map((conflict) => {
      const { file, path } = conflict
      const opened = { file, value: readValue(file, session.text(file)), types: view.types() }
      return { ...conflict, place: labelOf(opened, path) }
    }),
    joined: session.joined(),
    steps: session.steps(),
  })
  const shown = (body: Fields) => {
    const file = readOptional(body, 'view', 1000)
    return file === undefined || places.judge(file) !== undefined ? undefined : tellPage(file, session, view)
  }
  return {
    ...{ state, shown },
    answer: (file) => ({ state: state(), page: file === undefined ? undefined : tellPage(file, session, view) }),
    act(body, run) {
      const outcome = run()
      if (outcome.done) versions.raise()
      const { label } = outcome
      return {
        ...(!outcome.done && { refused: outcome.why }),
        ...(label !== undefined && { said: label }),
        state: state(),
        page: shown(body),
      }
    },
  }
}
