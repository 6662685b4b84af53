import { ownViews } from 'virtual:ashlar/own/views'
import type { ComponentType } from 'react'
import type { SectionModel } from '../content/model/pageModel.ts'
import { sectionComponents } from '../sections/index.ts'

const components: { readonly [T in SectionModel['type']]: unknown } = { ...sectionComponents, ...ownViews }

/** Whether the component of a section type is the site's own. */
export const isOwnView = (type: string): boolean => Object.hasOwn(ownViews, type)

/** One section, drawn by the component of its type. */
export function SectionView({ section }: { section: SectionModel }) {
  // A generic over the section types makes the compiler give up (TS2589); `SectionModel` pairs type and props, and
  // `sectionComponents` type and component, so that the pair below fits.
  const Component = components[section.type] as ComponentType<SectionModel['props']>
  return <Component {...section.props} />
}
