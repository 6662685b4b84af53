import type { ComponentType } from 'react'
import type { SectionModel } from '../content/model/pageModel.ts'
import { sectionComponents } from '../sections/index.ts'
import { firstScreenEnd } from './HeadTags.tsx'

/** One section, drawn by the component of its type. */
export function SectionView({ section }: { section: SectionModel }) {
  // A generic over the section types makes the compiler give up (TS2589); `SectionModel` pairs type and props, and
  // `sectionComponents` type and component, so that the pair below fits.
  const Component = sectionComponents[section.type] as ComponentType<SectionModel['props']>
  return <Component {...section.props} />
}

interface PageViewProps {
  sections: SectionModel[]
  /** Address of the rules that are not in the page. */
  stylesheet: string
}

/**
 * The sections of a page, in order. A stylesheet may be linked in the body and holds back only what follows it
 * (https://html.spec.whatwg.org/multipage/links.html#link-type-stylesheet), so a hero paints while it is fetched.
 */
export function PageView({ sections, stylesheet }: PageViewProps) {
  const views = sections.map((section, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a page is rendered once, its sections never move
    <SectionView key={index} section={section} />
  ))
  const first = countCritical(sections)
  return (
    <>
      {views.slice(0, first)}
      <Stylesheet href={stylesheet} />
      {views.slice(first)}
    </>
  )
}

/** The rules that are not in the page. What stands above this link is the first screen: it is painted whole, see `HeadTags.tsx`. */
export function Stylesheet({ href }: { href: string }) {
  return <link id={firstScreenEnd} rel="stylesheet" href={href} />
}

/** How many sections at the top of a page need no rules but the critical ones. */
export function countCritical(sections: readonly SectionModel[]): number {
  return sections[0]?.type === 'hero' ? 1 : 0
}
