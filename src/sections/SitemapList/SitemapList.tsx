import type { SectionProps } from '../../content/model/pageModel.ts'
import { itemHeading, Section } from '../../ui/Section/Section.tsx'
import { sitemapList } from './SitemapList.styles.ts'

/** Links to all pages, one column per folder. */
export function SitemapList({ groups, exclude: _, ...frame }: SectionProps['sitemapList']) {
  const Title = itemHeading(frame.heading)
  return (
    <Section {...frame}>
      <div className={sitemapList.groups}>
        {groups.map(({ heading, links }) => (
          <div key={heading} className={sitemapList.group}>
            <Title>{heading}</Title>
            <ul>
              {links.map(({ label, href }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  )
}
