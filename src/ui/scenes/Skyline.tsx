import type { SceneProps } from './kit.tsx'
import { Lines, Tree, box, boxes } from './kit.tsx'

/** A small generator of numbers from 0 up to 1; the same word always gives the same row. */
function numbersFrom(word: string) {
  let state = 2166136261
  for (const letter of word) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619)
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9
    return ((state ^ (state >>> 13)) >>> 0) / 4294967296
  }
}

/** The skyline of a town, made up from its name. */
export function Skyline({ seed }: SceneProps) {
  const next = numbersFrom(seed)
  return <path d={box(0, Math.round(next() * 300), 640, 400)} fill="var(--s1)" />
}
