import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { defaultColours } from '../../schemas/parts/theme/defaultColours.ts'
import { contrastOf } from '../../src/content/theme/contrast.ts'
import { sceneFocuses } from '../../src/ui/scenes/FramedScene.tsx'
import { drawScene, scenes } from '../../src/ui/scenes/index.ts'
import { Subject } from '../../src/ui/scenes/kit.tsx'

/** The frames of drawings in CSS px, with the size of the notch at their lower left. */
const frames = [
  ['the head of a page on a phone', 350, 196, 40],
  ['the same on a tablet, beside a short text', 450, 288, 40],
  ['beside a long text', 384, 405, 40],
  ['on a small desk, beside a long text', 512, 640, 64],
  ['on a desk', 640, 384, 64],
  ['on a wide desk', 960, 480, 64],
  ['a row of a list', 144, 96, 0],
  ['a row of a list on a phone', 86, 86, 0],
] as const

const size = { width: 640, height: 480 }
/** How far around its field a drawing is examined, to find what extends beyond it. */
const beyond = 160

type Drawn = ReactElement<{ children?: ReactNode }>

/** Returns what a component renders; elements are returned unchanged. */
function drawn(node: Drawn): Drawn {
  const { type } = node
  return typeof type === 'function' && type !== Subject ? drawn((type as (props: unknown) => Drawn)(node.props)) : node
}

/** Returns a drawing reduced to its subject, at its original position. */
function onlySubject(node: ReactNode): ReactNode {
  if (!isValidElement(node)) return undefined
  const element = drawn(node as Drawn)
  if (element.type === Subject) return element
  const kept = Children.toArray(element.props.children).map(onlySubject).filter(Boolean)
  return kept.length > 0 ? cloneElement(element, { key: element.key }, ...kept) : undefined
}

interface Extent {
  left: number
  top: number
  right: number
  bottom: number
}

/** Returns the extent of what is drawn, in units of the drawing. */
async function extentOf(subject: ReactNode): Promise<Extent> {
  const [width, height] = [size.width + 2 * beyond, size.height + 2 * beyond]
  const markup = renderToStaticMarkup(subject).replace(/var\([^)]*\)+/g, '#000')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-beyond} ${-beyond} ${width} ${height}" width="${width}" height="${height}">${markup}</svg>`
  const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const found = { left: width, top: height, right: 0, bottom: 0 }
  for (let pixel = 0; pixel < width * height; pixel++) {
    if ((data[pixel * info.channels + 3] ?? 0) < 64) continue
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    found.left = Math.min(found.left, x)
    found.right = Math.max(found.right, x + 1)
    found.top = Math.min(found.top, y)
    found.bottom = Math.max(found.bottom, y + 1)
  }
  return {
    left: found.left - beyond,
    top: found.top - beyond,
    right: found.right - beyond,
    bottom: found.bottom - beyond,
  }
}

const starts = { Min: 0, Mid: 0.5, Max: 1 } as const

/**
 * Returns the part of a drawing that a frame shows: the drawing fills the frame, and its focus determines what is
 * cropped.
 */
function shownIn([, width, height]: (typeof frames)[number], focus: string): Extent {
  const scale = Math.max(width / size.width, height / size.height)
  const [, x, y] = /^x(Min|Mid|Max)Y(Min|Mid|Max)$/.exec(focus) ?? []
  const left = (size.width - width / scale) * starts[x as keyof typeof starts]
  const top = (size.height - height / scale) * starts[y as keyof typeof starts]
  return { left, top, right: left + width / scale, bottom: top + height / scale }
}

/** Returns by how many units a frame crops the subject on each side, and where the notch cuts into its corner. */
function cutsOf(subject: Extent, frame: (typeof frames)[number], focus: string): string[] {
  const shown = shownIn(frame, focus)
  const cuts = Object.entries({
    left: shown.left - subject.left,
    top: shown.top - subject.top,
    right: subject.right - shown.right,
    bottom: subject.bottom - shown.bottom,
  }).filter(([, by]) => by > 0)
  const notch = (frame[3] * (shown.right - shown.left)) / frame[1]
  const inNotch = subject.left < shown.left + notch && subject.bottom > shown.bottom - notch
  return [...cuts.map(([side, by]) => `${side} by ${Math.round(by)}`), ...(inNotch ? ['in the notch'] : [])]
}

/** Words that produce each landmark of a skyline on either side. */
const seeds = ['Towson', 'Dundalk', 'Baltimore', 'Timonium', 'Owings Mills', 'Leeds', 'Austin', 'Annecy', 'Ulm', 'York']

describe('src/ui/scenes', () => {
  test.each(Object.keys(scenes) as (keyof typeof scenes)[])(
    'keeps the subject of "%s" whole in every frame',
    async (name) => {
      const found: string[] = []
      for (const seed of typeof scenes[name] === 'function' ? seeds : ['']) {
        const subject = onlySubject(drawScene(name, seed))
        expect(subject, 'marks no subject').toBeTruthy()
        const extent = await extentOf(subject)
        for (const frame of frames) {
          const cuts = cutsOf(extent, frame, sceneFocuses[name] ?? 'xMidYMid')
          if (cuts.length > 0) found.push([seed, ...frame, ...cuts, JSON.stringify(extent)].join(' '))
        }
      }
      expect(found).toEqual([])
    },
  )
})

describe('schemas/parts/theme/defaultColours.ts', () => {
  test.each(['light', 'dark'] as const)('lets the notch of a drawing show on every ground that is %s', (scheme) => {
    const { sb, s1, bg, ...others } = defaultColours[scheme]
    const contrasts = [bg, others['bg-alt']].flatMap((ground) => [contrastOf(sb, ground), contrastOf(s1, ground)])
    expect(Math.min(...contrasts)).toBeGreaterThan(1.1)
  })
})
