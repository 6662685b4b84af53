import type { SceneName } from '../../../schemas/index.ts'

/** Drawn scenes that vary with their `seed`; the others ignore it. A test verifies this list. */
export const seededScenes: readonly string[] = ['skyline'] satisfies SceneName[]
