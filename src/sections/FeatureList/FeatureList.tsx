import type { SectionProps } from '../../content/model/pageModel.ts'
import { Grid } from '../../ui/Grid/Grid.tsx'
import { Icon } from '../../ui/Icon/Icon.tsx'
import { RichText } from '../../ui/RichText.tsx'
import { itemHeading, Section } from '../../ui/Section/Section.tsx'
import { featureList } from './FeatureList.styles.ts'

/** Reasons, benefits or values, in rows beside their heading or in a grid below it. */
export function FeatureList({ items, layout, ...frame }: SectionProps['featureList']) {
  const Title = itemHeading(frame.heading)
  const features = items.map(({ title, text, icon }) => (
    <li key={title} className={featureList.item}>
      {icon && <Icon name={icon} />}
      <Title className={featureList.title}>{title}</Title>
      {text && <RichText className={featureList.text} html={text} />}
    </li>
  ))
  if (layout === 'grid') {
    return (
      <Section {...frame}>
        <Grid className={featureList.grid}>{features}</Grid>
      </Section>
    )
  }
  return (
    <Section {...frame} layout="split">
      <ul className={featureList.rows}>{features}</ul>
    </Section>
  )
}
