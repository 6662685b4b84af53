/** Generated at build by `src/node/code/formsPlugin.ts`. */
declare module 'virtual:ashlar/forms' {
  import type { FormIsland } from './formIsland.tsx'

  /** Loads the code of a form, by form name. */
  export const forms: Readonly<Record<string, () => Promise<FormIsland>>>
}

declare module 'virtual:ashlar/formsAtOnce' {
  import type { FormIsland } from './formIsland.tsx'

  /** The code of all forms by form name, for the server. */
  export const forms: Readonly<Record<string, FormIsland>>
}

declare module 'virtual:ashlar/form/*' {
  import type { FormIsland } from './formIsland.tsx'

  export const Island: FormIsland['Island']
  export const read: FormIsland['read']
  export const mount: FormIsland['mount']
}
