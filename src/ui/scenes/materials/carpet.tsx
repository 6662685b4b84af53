import { box, Subject } from '../kit.tsx'

/** The lines of loops; every other one is offset by half a loop. */
const rows = (first: number) => {
  let path = ''
  for (let y = first; y < 480; y += 32) path += `M0 ${y}h640`
  return path
}

/** A carpet from above, with the lane that the wand of an extractor has just cleaned. */
export const carpet = (
  <>
    <path d="M0 0h640v480H0z" fill="var(--s2)" />
    <path d={box(176, 220, 288, 260)} fill="var(--sw)" opacity=".55" />
    <path d={box(176, 220, 6, 260) + box(458, 220, 6, 260)} fill="var(--sw)" opacity=".6" />
    <g stroke="var(--s3)" strokeWidth="5" strokeLinecap="round" strokeDasharray="12 14" opacity=".35">
      <path d={rows(10)} />
      <path d={rows(26)} strokeDashoffset="13" />
    </g>
    <path d="M338 190Q380 80 470-20" fill="none" stroke="var(--sl)" strokeWidth="18" />
    <path d="M366 142Q500 150 660 60" fill="none" stroke="var(--sl)" strokeWidth="7" />
    <Subject>
      <path d="M268 160h110l24 40H244z" fill="var(--s3)" />
      <path d="M172 198h296l-14 50H186z" fill="var(--sa)" />
      <path d="M190 226h260" stroke="var(--sb)" strokeWidth="4" />
    </Subject>
  </>
)
