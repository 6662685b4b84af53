import type { ShownConflict } from '../../node/edit/protocol.ts'
import { choose } from '../site/actions.ts'
import { nameOfFile } from '../site/fileNames.ts'
import { useEditor } from '../site/store.ts'

/** Fields that another program has also changed. Shows both versions and asks the person to choose. */
export function Conflicts() {
  const conflicts = useEditor((state) => state.site)?.conflicts ?? []
  if (conflicts.length === 0) return null
  return (
    <section className="conflicts" role="alert" aria-label="Changed by two">
      {conflicts.map((conflict) => (
        <Conflict key={`${conflict.file}\0${conflict.path.join('/')}`} conflict={conflict} />
      ))}
    </section>
  )
}

function Conflict({ conflict: { file, path, place, mine, theirs } }: { conflict: ShownConflict }) {
  const pages = useEditor((state) => state.checked)?.pages ?? []
  return (
    <article>
      <p>
        Another program has changed {place === '' ? 'all of' : `"${place}" in`} {nameOfFile(file, pages)} as well.
        Nothing is saved before you have chosen.
      </p>
      <div className="versions">
        <figure>
          <figcaption>Yours</figcaption>
          <pre>{show(mine)}</pre>
          <button type="button" onClick={() => choose(file, path, 'mine')}>
            Keep yours
          </button>
        </figure>
        <figure>
          <figcaption>Theirs</figcaption>
          <pre>{show(theirs)}</pre>
          <button type="button" onClick={() => choose(file, path, 'theirs')}>
            Take theirs
          </button>
        </figure>
      </div>
    </article>
  )
}

function show(value: unknown): string {
  if (value === undefined) return '(deleted)'
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2)
}
