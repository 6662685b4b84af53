import type { SectionProps } from '../../content/model/pageModel.ts'
import { Grid } from '../../ui/Grid/Grid.tsx'
import { Picture } from '../../ui/Picture/Picture.tsx'
import { RichText } from '../../ui/RichText.tsx'
import { Section } from '../../ui/Section/Section.tsx'
import { Stars } from '../../ui/Stars.tsx'
import { testimonials } from './Testimonials.styles.ts'

/** Customer reviews. They have no structured data, because search engines forbid companies to rate themselves. */
export function Testimonials({ items, ...frame }: SectionProps['testimonials']) {
  const isAlone = items.length === 1
  return (
    <Section {...frame} layout={isAlone ? 'split' : 'stacked'}>
      <Grid>
        {items.map(({ quote, author, role, rating, source, image }) => (
          <li key={author + quote}>
            <figure className={isAlone ? `${testimonials.item} ${testimonials.alone}` : testimonials.item}>
              {rating !== undefined && <Stars rating={rating} className={testimonials.stars} />}
              <blockquote>
                <RichText className={testimonials.quote} html={quote} />
              </blockquote>
              <figcaption className={image ? `${testimonials.by} ${testimonials.faced}` : testimonials.by}>
                {image && (
                  <div className={testimonials.portrait}>
                    <Picture image={image} box="thumb" />
                  </div>
                )}
                <span className={testimonials.words}>
                  <b>{author}</b>
                  {role}
                </span>
                {source && (
                  <a className={testimonials.words} href={source.href}>
                    {source.label}
                  </a>
                )}
              </figcaption>
            </figure>
          </li>
        ))}
      </Grid>
    </Section>
  )
}
