import type { ComponentType } from 'react'
import type { SectionModel } from '../content/pageModel.ts'
import { sectionComponents } from '../sections/index.ts'

/** One section, drawn by the component of its type. */
export function SectionView({ section }: { section: SectionModel }) {
  // A generic over the section types makes the compiler give up (TS2589); `SectionModel` pairs type and props, and
  // `sectionComponents` type and component, so that the pair below fits.
  const Component = sectionComponents[section.type] as ComponentType<SectionModel['props']>
  return <Component {...section.props} />
}

/** The sections of a page, in order. */
export function PageView({ sections }: { sections: SectionModel[] }) {
  return sections.map((section, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a page is rendered once, its sections never move
    <SectionView key={index} section={section} />
  ))
}
