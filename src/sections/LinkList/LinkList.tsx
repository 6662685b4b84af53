import type { SectionProps } from '../../content/model/pageModel.ts'
import { EmptyList } from '../../ui/Section/EmptyList.tsx'
import { Section } from '../../ui/Section/Section.tsx'
import { notch } from '../../ui/theme/notch.styles.ts'
import { linkList } from './LinkList.styles.ts'

/** Related pages, one per row or side by side. */
export function LinkList({ links, layout, none, ...frame }: SectionProps['linkList']) {
  if (links.length === 0) return <EmptyList {...frame} none={none} />
  return (
    <Section {...frame} layout="split">
      <ul className={linkList[layout]}>
        {links.map(({ label, href }) => (
          <li key={href} className={layout === 'inline' ? notch.topRight : undefined}>
            <a className={linkList.link} href={href}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
