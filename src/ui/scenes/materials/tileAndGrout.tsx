import { boxes, Subject } from '../kit.tsx'

/** Tiles whose joints are dark on the left and white on the right of a brush. */
export const tileAndGrout = (
  <>
    <path d="M0 0h640v480H0z" fill="var(--sw)" />
    <path d="M0 0h380L200 480H0z" fill="var(--sl)" opacity=".62" />
    <path d={boxes({ x: -38, y: -6, cols: 8, rows: 6, w: 78, h: 78, dx: 90, dy: 90 })} fill="var(--s1)" />
    <path
      d={boxes({ x: 52, y: 84, cols: 4, rows: 3, w: 78, h: 78, dx: 180, dy: 180 })}
      fill="var(--s2)"
      opacity=".55"
    />
    <path
      d="M440 40l30-18m52 122l30-18m-96 242l30-18m120-70l26-16"
      stroke="var(--sw)"
      strokeWidth="7"
      strokeLinecap="round"
    />
    <Subject>
      <g transform="translate(316 236)rotate(22)">
        <path d={boxes({ x: -136, y: 20, cols: 11, rows: 1, w: 18, h: 62, dx: 25, dy: 0 })} fill="var(--s3)" />
        <path d="M-150-34q0-18 18-18h264q18 0 18 18v66h-300z" fill="var(--sa)" />
        <path d="M-124-26h248" stroke="var(--sb)" strokeWidth="5" strokeLinecap="round" />
      </g>
    </Subject>
  </>
)
