import type { Plugin } from 'vite'

/** Placeholder until the forms engineer fills it. */
export function formsPlugin(_folder: string): Plugin {
  return { name: 'ashlar:forms' }
}
