import type { SceneName } from '../../../schemas/index.ts'
import { drawScene, scenes } from './index.ts'

/**
 * The part of a drawing that stays visible in a narrower or lower frame, as `preserveAspectRatio` alignment. Default:
 * the middle.
 */
export const sceneFocuses: Partial<Record<SceneName, string>> = {
  'floor-care': 'xMidYMax',
  'floor-before': 'xMidYMin',
  'floor-after': 'xMidYMin',
  'shift-log': 'xMidYMin',
  'key-tag': 'xMidYMin',
  doorstep: 'xMidYMax',
  'marble-steps': 'xMidYMax',
}

interface FramedSceneProps {
  name: SceneName
  seed: string
}

/** A drawn scene that fills the surrounding `<svg>` and shows its subject at any aspect ratio. */
export function FramedScene({ name, seed }: FramedSceneProps) {
  const focus = sceneFocuses[name] ?? 'xMidYMid'
  return (
    <svg viewBox="0 0 640 480" preserveAspectRatio={`${focus} slice`} aria-hidden="true">
      {drawScene(name, seed)}
    </svg>
  )
}

/** Whether a scene looks the same on every page, so that pages may share one file of it. */
export const isShared = (name: SceneName): boolean => typeof scenes[name] !== 'function'
