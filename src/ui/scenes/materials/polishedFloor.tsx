import { box, checker, Lines, Subject } from '../kit.tsx'

const floor = { vanishing: { x: 320, y: 20 }, at: { x: -32, y: 132 }, tile: 88, rows: 5, nearer: 0.14 }

/** A floor with its last coat: it reflects the windows, and the mop lays the edge of the coat. */
export const polishedFloor = (
  <>
    <path d="M0 0h640v132H0z" fill="var(--s1)" />
    <path d={box(84, 20, 112, 92) + box(264, 20, 112, 92) + box(444, 20, 112, 92)} fill="var(--sw)" />
    <path d="M0 120h640v12H0z" fill="var(--s3)" />
    <path d="M0 132h640v348H0z" fill="var(--sw)" />
    <path d={checker(floor, -3, 11)} fillRule="evenodd" fill="var(--s2)" />
    <path d="M76 152h124l-32 150H20zm184 0h120l10 150H250zm180 0h124l56 150H472z" fill="var(--sw)" opacity=".62" />
    <path d="M0 400q150-58 300-16t340-64v160H0z" fill="var(--s3)" opacity=".22" />
    <Lines stroke="var(--sw)" d="M0 400q150-58 300-16t340-64" />
    <path d="M318 350L424-10" stroke="var(--sl)" strokeWidth="12" strokeLinecap="round" />
    <Subject>
      <g transform="translate(0 -20)">
        <path d="M186 352h268l30 42q-164 26-328 0z" fill="var(--sa)" />
        <path d="M170 392q150 22 300 0" fill="none" stroke="var(--sb)" strokeWidth="6" strokeDasharray="10 8" />
        <path d="M288 338h64l10 18h-84z" fill="var(--s3)" />
      </g>
    </Subject>
  </>
)
