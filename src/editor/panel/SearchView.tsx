import { useMemo } from 'react'
import type { PageHead, PageView } from '../../node/edit/protocol.ts'
import { isDraft } from '../site/isDraft.ts'
import { cutWords } from './cutWords.ts'

/** The width in pixels at which Google cuts a title on a wide screen, in 20 px Arial. */
const titleRoom = 580

/** Previews the page in search results, with its texts cut where search engines cut them. */
export function SearchView({ page }: { page: PageView }) {
  const measure = useMemo(() => {
    const context = document.createElement('canvas').getContext('2d')
    if (context) context.font = '20px Arial'
    return (text: string) => context?.measureText(text).width ?? 0
  }, [])
  const { head } = page
  if (!head) return null
  const url = new URL(head.url)
  const title = cutWords(head.title, titleRoom, measure)
  const description = cutWords(head.description, head.room, ({ length }) => length)
  return (
    <section className="search" aria-label="In search results">
      <h2>In search results</h2>
      <p className="where">{`${url.host} ${url.pathname
        .split('/')
        .filter(Boolean)
        .map((part) => `› ${part}`)
        .join(' ')}`}</p>
      <p className="found">{title}</p>
      <p>{description}</p>
      <p className="help">
        {tellSeen(head, page.value)} {title !== head.title && 'The title is too long, and is cut. '}
        {description !== head.description &&
          `The description is cut: it has ${head.description.length} characters, and about ${head.room} fit. `}
      </p>
    </section>
  )
}

function tellSeen({ indexed }: PageHead, value: unknown): string {
  if (isDraft(value)) return 'Search engines do not see this page while it is a draft.'
  return indexed ? 'Search engines may show this page.' : 'Search engines are asked not to show this page.'
}
