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

/** The parts of the edited site that request handlers use. */
export interface Opened {
  places: Places
  session: Session
  view: SiteView
  versions: Versions
}

/** Builders of the answers that most request handlers return. */
export interface Answers {
  state(): SiteState
  /** The state, plus the view of a file if one is named. */
  answer(file: string | undefined): Answer
  /**
   * The page that the requesting browser shows, as named by the request's `view`. Undefined if the request names none
   * or the editor must not access it.
   */
  shown(body: Fields): PageView | undefined
  /** Runs an action and answers with the resulting state and page. */
  act(body: Fields, run: () => Outcome & { label?: string }): Answer
}

/** Creates the answer builders for the edited site. */
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
    state,
    shown,
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
