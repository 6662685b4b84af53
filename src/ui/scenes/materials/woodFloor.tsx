import { box, Lines, Subject } from '../kit.tsx'

const board = 60

/** The x positions where the boards of each row meet. */
const joints = [
  [210, 520],
  [90, 400],
  [300, 590],
  [160, 470],
  [40, 350],
  [250, 540],
  [120, 430],
  [330, 610],
]
const rows = joints.map((_, row) => box(0, row * board, 640, board))
const ends = joints.flatMap((at, row) => at.map((x) => `M${x} ${row * board}v${board}`)).join('')
const grain = joints.map((_, row) => `M${20 + row * 34} ${row * board + 22}q70-14 130 4t120 2`).join('')

/** Hardwood boards, and the pad of a flat mop moving along them. */
export const woodFloor = (
  <>
    <path d={rows.filter((_, row) => row % 2 === 0).join('')} fill="var(--s1)" />
    <path d={rows.filter((_, row) => row % 2 === 1).join('')} fill="var(--s2)" />
    <path d="M0 480L420 130l110 110L250 480z" fill="var(--sw)" opacity=".45" />
    <path d={grain} fill="none" stroke="var(--s3)" strokeWidth="3" opacity=".4" />
    <Lines d={`M0 60h640M0 120h640M0 180h640M0 240h640M0 300h640M0 360h640M0 420h640${ends}`} />
    <path d="M332 222L560-20" stroke="var(--sl)" strokeWidth="13" />
    <Subject>
      <g transform="translate(-60 8)">
        <path d="M292 140l66-62 208 224-66 62z" fill="var(--sa)" />
        <path d="M308 140l50-47 192 207-50 47z" fill="none" stroke="var(--sb)" strokeWidth="4" strokeDasharray="12 8" />
        <path d="M398 186l34-32 62 66-34 32z" fill="var(--s3)" />
      </g>
    </Subject>
  </>
)
