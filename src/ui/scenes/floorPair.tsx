import { box, checker, Lines, Subject } from './kit.tsx'

const floor = { vanishing: { x: 328, y: 96 }, at: { x: 0, y: 232 }, tile: 64, rows: 6, nearer: 0.12 }
const tiles = checker(floor, 0, 10)

/** The room, the same in both scenes: a wall with a door, a window and a chair rail. */
const room = (
  <>
    <path d={box(0, 0, 640, 232)} fill="var(--s1)" />
    <path d={box(0, 0, 640, 36)} fill="var(--sb)" />
    <Subject>
      <path d={box(276, 56, 104, 164)} fill="var(--s3)" />
      <path d={box(292, 72, 72, 56)} fill="var(--sw)" />
    </Subject>
    <path d={box(64, 64, 128, 88) + box(468, 64, 108, 88)} fill="var(--sw)" />
    <path d={box(124, 64, 6, 88) + box(518, 64, 6, 88)} fill="var(--s2)" />
    <circle cx="366" cy="152" r="5" fill="var(--sa)" />
  </>
)

/** A corridor with a worn floor of vinyl tile: the finish is gone from the walking lane, and heels have left marks. */
export const floorBefore = (
  <>
    {room}
    <path d={box(0, 220, 640, 12)} fill="var(--s2)" />
    <path d={box(0, 232, 640, 248)} fill="var(--s2)" />
    <path d={tiles} fillRule="evenodd" fill="var(--s1)" opacity=".45" />
    <path d="M296 232h72q40 120 152 248H96q140-110 200-248z" fill="var(--sl)" opacity=".22" />
    <path
      d="M150 330q30-18 54-6m-10 72q-34 4-52 26m210-66q28-16 60-4m28 66q-30-10-54 10m110-86q18-14 42-8M60 430q24-16 52-8m428-12q22-12 44-4"
      stroke="var(--sl)"
      strokeWidth="3"
      strokeLinecap="round"
      fill="none"
      opacity=".55"
    />
    <path
      d="M40 262q90 22 210 6t350 12M20 320q140-26 300 2t300-16M0 366q180 28 330-4t310 16M10 446q150-30 320-2t300-12"
      stroke="var(--sl)"
      strokeWidth="4"
      strokeLinecap="round"
      strokeDasharray="0 37 0 61 0 23"
      fill="none"
      opacity=".5"
    />
    <path d="M24 404l64-10 14 34-66 12z" fill="var(--sb)" opacity=".5" />
  </>
)

/** The same floor with new coats: it reflects the door and the windows. */
export const floorAfter = (
  <>
    {room}
    <path d={box(0, 220, 640, 12)} fill="var(--s3)" />
    <path d={box(0, 232, 640, 248)} fill="var(--sw)" />
    <path d={tiles} fillRule="evenodd" fill="var(--s2)" />
    <path d="M276 232h104l22 168H254z" fill="var(--s3)" opacity=".3" />
    <path d="M292 300h72l9 64h-92zM64 300h128l-26 110H10zm404 0h108l62 110H494z" fill="var(--sw)" opacity=".6" />
    <Lines stroke="var(--sw)" d="M214 250l-70 220M430 250l44 220M20 262h90m424 12h80" />
  </>
)
