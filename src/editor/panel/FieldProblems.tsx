import { useContext } from 'react'
import type { Path } from '../../node/edit/protocol.ts'
import { ShownBlock } from '../site/shownBlock.ts'
import { useEditor } from '../site/store.ts'

/** Shows the problems that the check reports for a field of the form, with their fixes. */
export function FieldProblems({ path }: { path: Path }) {
  const block = useContext(ShownBlock)
  const problems = useEditor((state) => state.checked)?.problems ?? []
  const place = [...block.path, ...path].join('\0')
  const found = problems.filter(
    (problem) => problem.severity !== 'tip' && problem.file === block.file && problem.path.join('\0') === place,
  )
  return found.map(({ id, severity, told: { message, fix } }) => (
    <p key={id} className="wrong" data-severity={severity}>
      {message} {fix}
    </p>
  ))
}
