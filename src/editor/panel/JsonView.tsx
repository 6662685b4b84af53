import { useEffect, useState } from 'react'
import type { PageView, ShownProblem } from '../../node/edit/protocol.ts'
import { changeFile } from '../site/actions.ts'

/** Milliseconds without a key before the file is read anew. */
const calm = 400

/** The file as it is written; while it cannot be read, the page stays as it was. */
export function JsonView({ page, problems }: { page: PageView; problems: readonly ShownProblem[] }) {
  const [typed, setTyped] = useState<string>()
  const { file, text } = page
  useEffect(() => {
    if (typed === undefined || typed === text) return
    const timer = setTimeout(() => {
      void changeFile(file, 'Change the file', [{ kind: 'text', text: typed }], { burst: `${file} as text` }).then(() =>
        setTyped(undefined),
      )
    }, calm)
    return () => clearTimeout(timer)
  }, [typed, text, file])
  const shown = typed ?? text
  const found = problems.filter((problem) => problem.file === file && problem.severity === 'error')
  return (
    <>
      <label htmlFor="json">{file}</label>
      <textarea
        id="json"
        className="json"
        rows={26}
        spellCheck={false}
        value={shown}
        aria-invalid={found.length > 0}
        aria-describedby="json-problems"
        onChange={(event) => setTyped(event.target.value)}
      />
      <ul id="json-problems">
        {found.map(({ id, line, message, fix }) => (
          <li key={id}>
            Line {line}: {message} {fix}
          </li>
        ))}
      </ul>
    </>
  )
}
