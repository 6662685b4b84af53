/**
 * The parts of which the scenes are drawn. Tones: s1 wall, s2 middle, s3 deep, sa brick, sw marble, sb the ground, sl
 * the line. In dark mode sl turns light, so details on s3 and sa are drawn in sb, details on sw in s2, all others in
 * sl. `--lit` exists in dark mode only: a window behind which somebody works.
 */
import type { ReactNode } from 'react'

interface Place {
  x: number
  y: number
}

/** Path data of a rectangle. */
export const box = (x: number, y: number, w: number, h: number) => `M${x} ${y}h${w}v${h}h${-w}z`

/** Path data of `cols` by `rows` equal rectangles, with `dx` and `dy` between their corners. */
export function boxes(at: Place & { cols: number; rows: number; w: number; h: number; dx: number; dy: number }) {
  let path = ''
  for (let row = 0; row < at.rows; row++) {
    for (let col = 0; col < at.cols; col++) path += box(at.x + col * at.dx, at.y + row * at.dy, at.w, at.h)
  }
  return path
}

interface Floor {
  vanishing: Place
  /** The corner of the farthest tile in column 0, and the width of a tile there. */
  at: Place
  tile: number
  rows: number
  /** The share of its distance by which each row is nearer than the one behind it. */
  nearer: number
}

/**
 * Path data of the columns `from` up to `to` of a checkered floor in one-point perspective, for `fillRule="evenodd"`:
 * the crossing of every other column with every other row leaves a tile out.
 */
export function checker({ vanishing, at, tile, rows, nearer }: Floor, from: number, to: number): string {
  const corner = (column: number, row: number) => {
    const scale = 1 / (1 - row * nearer)
    const x = vanishing.x + (at.x + column * tile - vanishing.x) * scale
    return [Math.round(x), Math.round(vanishing.y + (at.y - vanishing.y) * scale)] as const
  }
  const part = (left: number, back: number, right: number, front: number) => {
    const [x, y] = corner(left, back)
    const [nearLeft, below] = corner(left, front)
    return `M${x} ${y}H${corner(right, back)[0]}L${corner(right, front)[0]} ${below}H${nearLeft}z`
  }
  let path = ''
  for (let column = from; column < to; column++) if (column % 2 === 1) path += part(column, 0, column + 1, rows)
  for (let row = 0; row < rows; row += 2) path += part(from, row, to, row + 1)
  return path
}

/**
 * The subject of a scene, or a small object that would look odd if it were cropped. It stays fully visible in each
 * frame (tests/ui/scenes.test.tsx); the rest is background, which a frame may crop. Renders only its children.
 */
export const Subject = ({ children }: { children: ReactNode }) => children

/** Outlines of 1.5 CSS px at the usual width of a panel. */
export function Lines({ d, stroke = 'var(--sl)', children }: { d?: string; stroke?: string; children?: ReactNode }) {
  return (
    <g fill="none" stroke={stroke} strokeWidth={2}>
      {d && <path d={d} />}
      {children}
    </g>
  )
}

/**
 * A flight of marble steps seen from the right: each tread extends `run` forward and left, each riser drops `rise`. (x,
 * y) is the front left corner of the landing against the wall.
 */
export function Steps({ x, y, w, count = 3, rise = 14, run = 9, clean = true }: Place & StepSize) {
  let treads = ''
  let risers = ''
  let side = `M${x + w} ${y}`
  for (let step = 0; step < count; step++) {
    const left = x - step * run
    const top = y + step * (rise + run)
    treads += `M${left} ${top}h${w}l${-run} ${run}h${-w}z`
    risers += box(left - run, top + run, w, rise)
    side += `l${-run} ${run}v${rise}`
  }
  side += `L${x + w} ${y + count * rise}z`
  return (
    <>
      <path d={side} fill="var(--s3)" />
      <path d={risers + treads} fill={clean ? 'var(--sw)' : 'var(--s1)'} />
      <path d={risers} fill="var(--s2)" opacity={clean ? 0.35 : 0.8} />
    </>
  )
}
interface StepSize {
  w: number
  count?: number
  rise?: number
  run?: number
  clean?: boolean
}

/** A street tree: (x, y) is the foot of its trunk. */
export function Tree({ x, y, r, h, fill = 'var(--s2)' }: Place & { r: number; h: number; fill?: string }) {
  return (
    <>
      <ellipse cx={x} cy={y - h + r} rx={Math.round(r * 0.8)} ry={r} fill={fill} />
      <Lines
        d={`M${x} ${y}v${2 * r - h - Math.round(r * 0.9)}m0 ${Math.round(r * 0.6)}l${Math.round(r * 0.4)} ${-Math.round(r * 0.4)}`}
      />
    </>
  )
}

/** A scrubbing pail with its bail: (x, y) is the middle of its foot. */
export function Bucket({ x, y, s = 1, fill = 'var(--sa)' }: Place & { s?: number; fill?: string }) {
  return (
    <g transform={`translate(${x} ${y})${s === 1 ? '' : `scale(${s})`}`}>
      <path d="M-22-44h44l-6 44h-32z" fill={fill} />
      <path d="M-21-36h42" stroke="var(--sb)" strokeWidth={2} />
      <ellipse cy={-44} rx={22} ry={5} fill="var(--s3)" />
      <path d="M-21-44c-4-36 46-36 42 0" fill="none" stroke="var(--sl)" strokeWidth={2} />
    </g>
  )
}

/** A string mop leaning along (dx, dy) from its head at (x, y). */
export function Mop({ x, y, dx, dy }: Place & { dx: number; dy: number }) {
  return (
    <>
      <path d={`M${x} ${y}l${dx} ${dy}`} stroke="var(--sl)" strokeWidth={4} strokeLinecap="round" />
      <path d={`M${x - 12} ${y}h24l14 40q-26 8-52 0z`} fill="var(--sw)" />
      <path d={`M${x - 6} ${y + 6}l-8 34m11-34l-2 37m9-37l2 37m5-37l8 34`} stroke="var(--s2)" strokeWidth={2} />
      <path d={box(x - 14, y - 6, 28, 10)} fill="var(--s3)" />
    </>
  )
}
