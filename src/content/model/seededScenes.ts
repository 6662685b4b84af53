import type { SceneName } from '../../../schemas/index.ts'

/** Drawn scenes that look different for every name; the others ignore their `seed`. A test holds this list. */
export const seededScenes: readonly string[] = ['skyline'] satisfies SceneName[]
