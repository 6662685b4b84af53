import type { CardModel } from '../../content/model/pageModel.ts'
import { Days } from '../../ui/Days.tsx'
import { RichText } from '../../ui/RichText.tsx'
import { posts } from './posts.styles.ts'

interface PostsProps {
  items: readonly CardModel[]
  as: 'h2' | 'h3'
}

/** A list of posts or events: the day, the title, two lines of text. */
export function Posts({ items, as: Title }: PostsProps) {
  return (
    <ul className={posts.list} data-sheet="posts">
      {items.map(({ title, text, link, days }) => (
        <li key={link?.href ?? title} className={posts.item}>
          {days && (
            <p className={posts.day}>
              <Days days={days} />
            </p>
          )}
          <div className={posts.words}>
            <Title>{link ? <a href={link.href}>{title}</a> : title}</Title>
            <RichText html={text} />
          </div>
        </li>
      ))}
    </ul>
  )
}
