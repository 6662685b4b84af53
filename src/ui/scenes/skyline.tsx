import { box, boxes, Subject } from './kit.tsx'

/** Random numbers for a town; the same word always gives the same sequence. */
interface Dice {
  /** A number from 0 up to 1, excluding 1. */
  next(): number
  /** A random multiple of 8 between two numbers. */
  pick(from: number, to: number): number
}

/** Creates the random numbers of a word: mulberry32 seeded with an FNV-1a hash. */
function diceOf(word: string): Dice {
  let state = 2166136261
  for (const letter of word) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let bits = Math.imul(state ^ (state >>> 15), 1 | state)
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
    return ((bits ^ (bits >>> 14)) >>> 0) / 4294967296
  }
  return { next, pick: (from, to) => from + 8 * Math.floor(next() * ((to - from) / 8 + 1)) }
}

const ground = 388

/** A landmark centred on `x`: its mass in the deep tone, details in the tone of the ground, and its lot. */
interface Landmark {
  /** How far its lot extends to both sides. */
  lot: readonly [left: number, right: number]
  draw(x: number): { mass: string; detail: string }
}

const landmarks: readonly Landmark[] = [
  {
    lot: [28, 92],
    draw: (x) => ({
      mass: `M${x - 20} ${ground}V208l20-128 20 128v92h40l24 24v64z`,
      detail: box(x - 4, 224, 8, 32) + box(x + 30, 332, 10, 32) + box(x + 54, 332, 10, 32),
    }),
  },
  {
    lot: [72, 72],
    draw: (x) => ({
      mass: `M${x - 64} ${ground}V264h24v-24q0-44 36-48v-24h8v24q36 4 36 48v24h24v124z`,
      detail: boxes({ x: x - 52, y: 284, cols: 6, rows: 1, w: 8, h: 84, dx: 19, dy: 0 }) + box(x - 44, 248, 88, 4),
    }),
  },
  {
    lot: [48, 48],
    draw: (x) => ({
      mass: `M${x - 36} 136l36-24 36 24v56q-36 24-72 0zM${x - 30} 200h6l-8 188h-6zM${x + 30} 200h-6l8 188h6zM${x - 3} 200h6v188h-6z${box(x - 34, 264, 68, 5)}`,
      detail: box(x - 36, 148, 72, 4) + box(x - 36, 176, 72, 4),
    }),
  },
  {
    lot: [36, 36],
    draw: (x) => ({
      mass: `M${x - 24} ${ground}V128h-4v-16h8v-8h8v8h8v-8h8v8h8v-8h8v8h8v16h-4v260z`,
      detail: `M${x} 144a18 18 0 1 0 1 0z${boxes({ x: x - 12, y: 204, cols: 2, rows: 4, w: 8, h: 20, dx: 16, dy: 36 })}${box(x - 8, 356, 16, 32)}`,
    }),
  },
  {
    lot: [44, 44],
    draw: (x) => ({
      mass: `M${x - 32} ${ground}l12-188h8l-4 56h40l-4-56h8l12 188h-8l-8-124h-40l-8 124zM${x - 100} 188h176v12h-176zM${x - 16} 188l16-60h8l16 60h-8l-12-44-12 44zM${x - 96} 188l100-60v8l-88 52zM${x - 84} 200h6v52h-6zM${x - 92} 252h22v16h-22z`,
      detail: box(x + 40, 190, 20, 8),
    }),
  },
]

const crane = 4

/** The lot of the landmark, from its left to its right edge. */
type Lot = readonly [left: number, right: number]

const isOnLot = ([left, right]: Lot, x: number, w: number): boolean => x < right && left < x + w

/**
 * Returns the x position of a building of the given width: `x`, or the far side of the lot if the lot is in its way.
 */
const beside = (lot: Lot, x: number, w: number, space: number): number =>
  isOnLot(lot, x - space, w + 2 * space) ? lot[1] + space : x

/** Draws the skyline of a town, derived from its name: one landmark on its lot, towers behind and houses beside it. */
export function skyline(seed: string) {
  // With this salt the shipped towns have five different landmarks, and only Baltimore and Dundalk have a harbor.
  const dice = diceOf(`dusk around the ${seed}`)
  const { next, pick } = dice
  const choice = Math.floor(next() * landmarks.length)
  const landmark = landmarks[choice]
  const harbor = choice === crane || next() < 0.3
  const isLeft = next() < 0.5
  const middle = isLeft ? pick(232, 264) : pick(376, 408)
  const [left, right] = landmark?.lot ?? [0, 0]
  const lot = [middle - left, middle + right] as const
  const mark = landmark?.draw(middle)
  const far = drawFar(dice)
  const towers = drawTowers(dice, lot)
  const houses = drawHouses(dice, lot, isLeft ? 416 : 224)
  const trees = drawTrees(dice, houses.gaps)
  return (
    <>
      <Subject>
        <circle cx={isLeft ? pick(416, 456) : pick(184, 224)} cy={pick(136, 152)} r={48} fill="var(--sw)" />
      </Subject>
      <path d={far} fill="var(--s1)" />
      <path d={towers.walls} fill="var(--s2)" />
      <path d={towers.lights} stroke="var(--lit, var(--sb))" strokeWidth={8} strokeDasharray="8 10" />
      <Subject>
        <path d={mark?.mass} fill="var(--s3)" />
      </Subject>
      <path d={mark?.detail} fill="var(--sb)" />
      <path d={houses.white} fill="var(--sb)" />
      <path d={houses.grey} fill="var(--s1)" />
      <path d={houses.accent} fill="var(--sa)" />
      <path d={houses.roofs + houses.openings} fill="var(--s3)" />
      <path d="M0 388h640v12H0z" fill="var(--sw)" />
      {harbor ? <Harbor /> : <Park {...trees} />}
    </>
  )
}

/** Draws the row of roofs at the back. */
function drawFar({ next, pick }: Dice): string {
  let far = `M0 ${ground}V${pick(264, 296)}`
  for (let x = 0; x < 640; ) {
    const w = pick(40, 88)
    const top = pick(x > 200 && x < 400 ? 128 : 184, 280)
    far += next() < 0.4 ? `V${top + 16}h8v-16h${w - 24}v16h16` : `V${top}h${w}`
    x += w
  }
  return `${far}V${ground}z`
}

/** Draws towers with rows of lit windows that no house hides. */
function drawTowers({ next, pick }: Dice, lot: Lot) {
  let walls = ''
  let lights = ''
  for (let x = pick(-40, 0); x < 640; ) {
    const columns = 2 + Math.floor(next() * 3)
    const w = 18 * columns + 14
    x = beside(lot, x, w, 16)
    const top = pick(200, 280)
    walls += box(x, top, w, ground - top)
    for (let y = top + 20; y < 292; y += 24) lights += `M${x + 12} ${y}h${18 * columns - 10}`
    x += w + pick(16, 88)
  }
  return { walls, lights }
}

/** The width of a gap between two houses that holds a tree. */
const gap = 40

/**
 * Draws the houses in front, alternately white and grey, with room for a tree in some of the gaps. The house nearest to
 * `eye`, which no frame crops, has the accent colour.
 */
function drawHouses({ next, pick }: Dice, lot: Lot, eye: number) {
  const row = { white: '', grey: '', accent: '', roofs: '', openings: '', gaps: [] as number[] }
  const bodies: { body: string; off: number }[] = []
  for (let x = pick(-24, 16); x < 640; ) {
    const w = pick(48, 72)
    x = beside(lot, x, w, 8)
    const top = pick(308, 332)
    bodies.push({ body: box(x, top, w, ground - top), off: Math.abs(x + w / 2 - eye) })
    row.roofs += next() < 0.5 ? `M${x} ${top}l${w / 2}-20 ${w / 2} 20z` : box(x, top - 8, w, 8)
    const windows = box(x + 28, top + 12, 12, 16) + (w > 64 ? box(x + 48, top + 12, 12, 16) : '')
    row.openings += box(x + 8, ground - 32, 12, 32) + windows
    x += w
    const isGap = next() < 0.5
    if (isGap && !isOnLot(lot, x, gap)) row.gaps.push(x + gap / 2)
    x += isGap ? gap : 8
  }
  const nearest = Math.min(...bodies.map(({ off }) => off))
  for (const [house, { body, off }] of bodies.entries()) {
    if (off === nearest) row.accent = body
    else if (house % 2) row.white += body
    else row.grey += body
  }
  return row
}

interface Trees {
  leaves: string
  trunks: string
}

/** Draws a tree in each gap between houses, so that none hides a door. */
function drawTrees({ pick }: Dice, gaps: readonly number[]): Trees {
  let leaves = ''
  let trunks = ''
  for (const x of gaps) {
    const h = pick(56, 80)
    leaves += `M${x - 16} ${404 - h}a16 ${h / 4} 0 0 1 32 0v16a16 ${h / 4} 0 0 1-32 0z`
    trunks += `M${x} 404v${16 - h}`
  }
  return { leaves, trunks }
}

const Harbor = () => (
  <>
    <path d="M0 400h640v80H0z" fill="var(--s2)" />
    <path d="M40 424h120m60 0h48m120 0h140M120 448h64m100 0h160m60 0h40" stroke="var(--s1)" strokeWidth={4} />
  </>
)

const Park = ({ leaves, trunks }: Trees) => (
  <>
    <path d="M0 400h640v80H0z" fill="var(--s1)" />
    <path d={leaves} fill="var(--s2)" />
    <path d={trunks} stroke="var(--sl)" strokeWidth={2} />
  </>
)
