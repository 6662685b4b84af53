import { ownViews } from 'virtual:ashlar/own/views'
import type { ComponentType } from 'react'
import type { SectionModel } from '../content/model/pageModel.ts'
import { sectionComponents } from '../sections/index.ts'

const components: { readonly [T in SectionModel['type']]: unknown } = { ...sectionComponents, ...ownViews }

/** Whether a section type is rendered by a component of the site itself. */
export const isOwnView = (type: string): boolean => Object.hasOwn(ownViews, type)

/** One section, rendered by the component of its type. */
export function SectionView({ section }: { section: SectionModel }) {
  // The compiler cannot infer a generic over the section types (TS2589). `SectionModel` pairs type with props and
  // `sectionComponents` pairs type with component, so the cast is safe.
  const Component = components[section.type] as ComponentType<SectionModel['props']>
  return <Component {...section.props} />
}
