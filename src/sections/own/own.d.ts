/** Made by `src/node/code/ownSectionsPlugin.ts` of the folder `sections/` of a site. */
declare module 'virtual:ashlar/own/views' {
  import type { ComponentType } from 'react'
  import type { OwnSectionType } from '../../../schemas/index.ts'
  import type { OwnSectionProps } from '../../content/model/pageModel.ts'

  /** The components of the site's own section types, by type. */
  export const ownViews: Readonly<Record<OwnSectionType, ComponentType<OwnSectionProps>>>
}

declare module 'virtual:ashlar/own/islands' {
  import type { OwnSectionType } from '../../../schemas/index.ts'

  /** Loads what runs in the browser of an own section type, by type. */
  export const ownIslands: Readonly<
    Record<OwnSectionType, () => Promise<{ mount: (element: HTMLElement) => () => void }>>
  >
}
