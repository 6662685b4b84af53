import type { SectionProps } from '../../content/model/pageModel.ts'
import { Section } from '../../ui/Section/Section.tsx'
import { notch } from '../../ui/theme/notch.styles.ts'
import { linkList } from './LinkList.styles.ts'

/** Related pages, one in each row or side by side. */
export function LinkList({ links, layout, ...frame }: SectionProps['linkList']) {
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
