import { change, showPlace } from '../site/actions.ts'
import { setState, useEditor } from '../site/store.ts'

/** As many buttons as a line has room for. */
const mostNamed = 4

/** What is left of a page that visitors do not see yet, text by text, and the button that shows it to them. */
export function DraftBar() {
  const page = useEditor((state) => state.page)
  const problems = useEditor((state) => state.checked)?.problems ?? []
  const value = page?.value
  const isDraft = typeof value === 'object' && value !== null && 'draft' in value && value.draft === true
  if (!page || !isDraft) return null
  const here = problems.filter(({ file, severity }) => file === page.source && severity !== 'tip')
  const left = here.filter(({ code }) => code === 'unwritten-text')
  const [next] = left
  const others = here.length - left.length
  return (
    <section className="draft" aria-label="This draft">
      <p>
        <strong>A draft: visitors do not see it.</strong>{' '}
        {left.length > 0 &&
          (left.length === 1 ? '1 text is to be written. ' : `${left.length} texts are to be written. `)}
        {others > 0 && (others === 1 ? '1 more thing is worth a look. ' : `${others} more things are worth a look. `)}
        {here.length === 0 && 'It is written.'}
        {page.unsaid.length > 0 && ' Most pages beside it also say:'}
      </p>
      <span className="tools">
        {page.unsaid.slice(0, mostNamed).map(({ path, title }) => (
          <button key={path.join('/')} type="button" onClick={() => setState({ tab: 'Page', field: path })}>
            {title}
          </button>
        ))}
        {next && (
          <button type="button" className="main" onClick={() => showPlace(page.source, next.path)}>
            Write the next text
          </button>
        )}
        <button
          type="button"
          className={next ? undefined : 'main'}
          disabled={next !== undefined}
          title={next && 'Every text must be written first.'}
          onClick={() =>
            change('Make the draft a page', [{ kind: 'remove', path: ['draft'] }], {
              said: 'It is a page now. Save it; visitors see it once it is published.',
            })
          }
        >
          It is finished: no draft any more
        </button>
      </span>
    </section>
  )
}
