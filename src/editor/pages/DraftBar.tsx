import type { PageView } from '../../node/edit/protocol.ts'
import { change, settle } from '../site/actions.ts'
import { isDraft } from '../site/isDraft.ts'
import { showPlace } from '../site/openPage.ts'
import { getState, setState, useEditor } from '../site/store.ts'

/** The number of buttons that fit in a line. */
const mostNamed = 4

/** Lists the unfinished texts of a page. For a draft, it also has the button that publishes it to visitors. */
export function DraftBar() {
  const page = useEditor((state) => state.page)
  const problems = useEditor((state) => state.checked)?.problems ?? []
  if (!page) return null
  const isUnseen = isDraft(page.value)
  const { unwritten, unsaid } = page
  if (!isUnseen && unwritten.length === 0) return null
  const here = problems.filter(({ file, severity }) => file === page.source && severity !== 'tip')
  const others = here.filter(({ code }) => code !== 'unwritten-text').length
  return (
    <section className="draft" aria-label={isUnseen ? 'This draft' : 'This page'}>
      <p>
        {isUnseen && <strong>A draft: visitors do not see it. </strong>}
        {unwritten.length > 0 &&
          (unwritten.length === 1 ? '1 text is to be written' : `${unwritten.length} texts are to be written`)}
        {unwritten.length > 0 && (isUnseen ? '. ' : ' before the site can be published.')}
        {isUnseen &&
          others > 0 &&
          (others === 1 ? '1 more thing is worth a look. ' : `${others} more things are worth a look. `)}
        {isUnseen && unwritten.length === 0 && others === 0 && 'All its texts are written. '}
        {unsaid.length > 0 && 'Not filled in yet, and not required; pages like this one have it:'}
      </p>
      <span className="tools">
        {unsaid.slice(0, mostNamed).map(({ path, title }) => (
          <button key={path.join('/')} type="button" onClick={() => setState({ tab: 'Page', field: path })}>
            {title}
          </button>
        ))}
        {unwritten.length > 0 && (
          <button type="button" className="main" onClick={writeNext}>
            Write the next text
          </button>
        )}
        {isUnseen && <Finish page={page} />}
      </span>
    </section>
  )
}

/** Moves to the first text that still contains its mark, after all typed text was received. */
async function writeNext(): Promise<void> {
  await settle()
  const { page } = getState()
  const [next] = page?.unwritten ?? []
  if (page && next) await showPlace(page.source, next)
}

function Finish({ page: { unwritten } }: { page: PageView }) {
  const isLeft = unwritten.length > 0
  return (
    <button
      type="button"
      className={isLeft ? undefined : 'main'}
      disabled={isLeft}
      title={isLeft ? 'Every text must be written first.' : undefined}
      onClick={() =>
        change(
          'Make the draft a page',
          { kind: 'remove', path: ['draft'] },
          'It is a page now. Save it; visitors see it once it is published.',
        )
      }
    >
      Finish: make it a page
    </button>
  )
}
