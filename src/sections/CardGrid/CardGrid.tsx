import type { SectionProps } from '../../content/model/pageModel.ts'
import { Card } from '../../ui/Card/Card.tsx'
import { phoneLists } from '../../ui/Card/phoneLists.styles.ts'
import { pictured } from '../../ui/Card/pictured.styles.ts'
import { Grid, largeItems } from '../../ui/Grid/Grid.tsx'
import { EmptyList } from '../../ui/Section/EmptyList.tsx'
import { itemHeading, Section } from '../../ui/Section/Section.tsx'
import { Posts } from './Posts.tsx'

/** A choice of items, as cards side by side or as wide rows. */
export function CardGrid({
  items,
  covers,
  layout,
  phone,
  linkLabel: _,
  more,
  none,
  ...frame
}: SectionProps['cardGrid']) {
  if (items.length === 0) return <EmptyList {...frame} none={none} />
  const title = itemHeading(frame.heading)
  const onPhone = phone === 'swipe' ? `${phoneLists.swipe} ${phoneLists.cards}` : undefined
  const sheet = onPhone && 'phone'
  const rows = [items.some(({ image }) => image) && pictured.rows, onPhone].filter(Boolean).join(' ')
  const cards = items.map((item, index) => (
    <Card
      key={item.title}
      item={item}
      cover={covers?.[index]}
      as={title}
      large={layout === 'grid' && index < largeItems(items.length)}
      wide={layout === 'rows' || items.length === 1}
      line={layout === 'rows'}
    />
  ))
  return (
    <Section {...frame}>
      {layout === 'posts' ? (
        <Posts items={items} as={title} />
      ) : layout === 'rows' ? (
        <ul className={rows || undefined} data-sheet={sheet}>
          {cards}
        </ul>
      ) : (
        <Grid className={onPhone} sheet={sheet}>
          {cards}
        </Grid>
      )}
      {more && (
        <p>
          <a href={more.href}>{more.label}</a>
        </p>
      )}
    </Section>
  )
}
