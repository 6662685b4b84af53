import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { IconName, SceneName } from '../../../schemas/index.ts'
import { remember } from '../../content/model/remember.ts'
import { IconLines } from '../../ui/Icon/IconLines.tsx'
import { iconNode } from '../../ui/Icon/icons.ts'
import { FramedScene, isShared } from '../../ui/scenes/FramedScene.tsx'
import { scenes } from '../../ui/scenes/index.ts'
import type { Drawings } from './createDrawer.ts'
import { finishMarkup } from './finishMarkup.ts'
import { shortenPaths } from './shortenPaths.ts'

const isSceneName = (name: string): name is SceneName => Object.hasOwn(scenes, name)

/** Creates a renderer of scenes and icons, which renders those that never vary only once. */
export function createDrawings(): Drawings {
  const iconHtml = new Map<IconName, string>()
  const sceneHtml = new Map<SceneName, string>()
  return {
    icon: (name) =>
      remember(iconHtml, name, () => {
        const shapes = iconNode(name)
        return shapes ? drawOnce(<IconLines shapes={shapes} />) : name
      }),
    scene(name, seed) {
      if (!isSceneName(name)) return name
      const scene = <FramedScene name={name} seed={seed} />
      return isShared(name)
        ? remember(sceneHtml, name, () => drawOnce(scene))
        : finishMarkup(renderToStaticMarkup(scene))
    },
  }
}

/** Renders HTML that all pages share, so the slower shortening is affordable. */
const drawOnce = (drawing: ReactNode) => shortenPaths(finishMarkup(renderToStaticMarkup(drawing)))
