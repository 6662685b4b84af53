import type { ShownProblem } from '../../node/edit/protocol.ts'
import { applyFix } from '../site/actions.ts'
import { nameOfFile } from '../site/fileNames.ts'
import { showPlace } from '../site/openPage.ts'
import { useEditor } from '../site/store.ts'

const names = { error: 'To fix', warning: 'Worth a look', tip: 'Tip' } as const

/** Lists the problems of the page and of the rest of the site, each with a button that leads to it. */
export function ProblemList() {
  const page = useEditor((state) => state.page)
  const problems = useEditor((state) => state.checked)?.problems ?? []
  const pages = useEditor((state) => state.checked)?.pages ?? []
  const files = new Set([page?.source, page?.made?.facts, ...(page?.blocks ?? []).map(({ file }) => file)])
  const here = problems.filter(({ file }) => files.has(file))
  const others = problems.filter(({ file, severity }) => !files.has(file) && severity !== 'tip')
  return (
    <section className="problems" aria-label="Problems">
      {here.length === 0 && <p className="fine">Nothing to fix on this page.</p>}
      <ul>
        {here.map((problem) => (
          <Problem key={problem.id} problem={problem} />
        ))}
      </ul>
      {others.length > 0 && (
        <details open={here.length === 0 || undefined}>
          <summary>Elsewhere on the site: {others.length}</summary>
          <ul>
            {others.slice(0, mostShown).map((problem) => (
              <Problem key={problem.id} problem={problem} where={nameOfFile(problem.file, pages)} />
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

/** The most problems to show. */
const mostShown = 100

/** @param where the location in words, if it is not on the shown page */
function Problem({ problem, where }: { problem: ShownProblem; where?: string }) {
  const { id, file, path, severity, edits, told } = problem
  const places = [where, told.place].filter((place) => place !== undefined && place !== '')
  return (
    <li data-severity={severity}>
      <p>
        <strong>{[names[severity], ...places].join(', ')}:</strong> {told.message}
      </p>
      <p>{told.fix}</p>
      {edits.map(({ before, after }) => (
        <p key={`${before}\0${after}`} className="diff">
          {before.trim() !== '' && <del>{before}</del>} {after.trim() !== '' && <ins>{after}</ins>}
        </p>
      ))}
      <p className="tools">
        <button type="button" onClick={() => showPlace(file, path)}>
          Show
        </button>
        {edits.length > 0 && (
          <button type="button" onClick={() => applyFix(id)}>
            Make this change
          </button>
        )}
      </p>
    </li>
  )
}
