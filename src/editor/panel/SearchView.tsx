import { useEffect, useState } from 'react'
import type { PageView } from '../../node/edit/protocol.ts'

/** Pixels that a result has room for on a wide screen, as Google draws it: 20 px Arial for the title, 14 px for the rest. */
const room = { title: 580, description: 920 }

/** How search results show the page, with its words cut where they would be cut. */
export function SearchView({ page }: { page: PageView }) {
  const [widths, setWidths] = useState({ title: 0, description: 0 })
  const { head } = page
  useEffect(() => {
    const context = document.createElement('canvas').getContext('2d')
    if (!context || !head) return
    const measure = (font: string, text: string) => {
      context.font = font
      return Math.round(context.measureText(text).width)
    }
    setWidths({ title: measure('20px Arial', head.title), description: measure('14px Arial', head.description) })
  }, [head])
  if (!head) return null
  const url = new URL(head.url)
  return (
    <section className="search" aria-label="In search results">
      <h2>In search results</h2>
      <p className="where">{`${url.host} ${url.pathname
        .split('/')
        .filter(Boolean)
        .map((part) => `› ${part}`)
        .join(' ')}`}</p>
      <p className="found">{head.title}</p>
      <p>{head.description}</p>
      <p className="help">
        {head.indexed ? 'Search engines may show this page.' : 'Search engines are asked not to show this page.'}{' '}
        {widths.title > room.title && `The title is cut: ${widths.title} pixels, and there is room for ${room.title}. `}
        {widths.description > room.description && 'The description is cut at its end. '}
      </p>
    </section>
  )
}
