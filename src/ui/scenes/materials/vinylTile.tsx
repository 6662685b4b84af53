import { boxes, Lines, Subject } from '../kit.tsx'

const every = { cols: 4, rows: 3, w: 80, h: 80, dx: 160, dy: 160 }

/** Vinyl tiles from above: dull and marked under the old finish, bright where the pad of a machine has removed it. */
export const vinylTile = (
  <>
    <path d="M0 0h640v480H0z" fill="var(--sw)" />
    <path d={boxes({ x: 0, y: 0, ...every }) + boxes({ x: 80, y: 80, ...every })} fill="var(--s2)" />
    <path d="M0 0h348q-92 120-28 240t-56 240H0z" fill="var(--s3)" opacity=".4" />
    <path
      d="M40 96q30-22 62-8m36 122q-36 0-56 28m22 148q32-20 70-6m24-312q-26-8-48 12M36 320q16-14 36-12"
      fill="none"
      stroke="var(--sl)"
      strokeWidth="5"
      strokeLinecap="round"
      opacity=".5"
    />
    <path d="M420 60l44-24m-18 60l60-34m-42 324l70-38" stroke="var(--sw)" strokeWidth="8" strokeLinecap="round" />
    <Subject>
      <circle cx="316" cy="248" r="112" fill="var(--sl)" />
      <circle cx="316" cy="248" r="100" fill="var(--sa)" />
    </Subject>
    <Lines stroke="var(--sb)">
      <circle cx="316" cy="248" r="78" strokeDasharray="26 14" />
    </Lines>
    <path d="M316 248L452-12" stroke="var(--sl)" strokeWidth="16" />
    <circle cx="316" cy="248" r="42" fill="var(--s3)" />
    <circle cx="316" cy="248" r="12" fill="var(--sb)" />
  </>
)
