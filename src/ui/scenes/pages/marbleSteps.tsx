import { Bucket, box, boxes, Lines, Subject } from '../kit.tsx'

/** The front door of one rowhouse, close by: three marble steps, the lower two already scrubbed, brush and pail beside them. */
export const marbleSteps = (
  <>
    <pattern id="marble-steps-brick" width="48" height="32" patternUnits="userSpaceOnUse">
      <path d="M0 1h48M0 17h48M12 1v16m24 0v16" stroke="var(--sb)" strokeWidth="2" opacity=".25" />
    </pattern>
    <path d="M0 0h640v400H0z" fill="var(--sa)" />
    <path d="M0 0h640v400H0z" fill="url(#marble-steps-brick)" />
    <path d="M0 324h640v28H0z" fill="var(--sw)" />
    <path d="M0 352h640v48H0z" fill="var(--s2)" />
    <path d="M0 400h640v80H0z" fill="var(--s1)" />
    <path d={box(216, 24, 208, 252)} fill="var(--sw)" />
    <path d={box(236, 44, 168, 232)} fill="var(--s3)" />
    <path
      d={boxes({ x: 252, y: 120, cols: 2, rows: 2, w: 60, h: 60, dx: 76, dy: 76 })}
      fill="var(--s2)"
      opacity=".55"
    />
    <path d="M252 104V92q68-56 136 0v12z" fill="var(--sw)" />
    <Lines d="M320 104V64M286 104l-14-24M354 104l14-24" stroke="var(--s3)" />
    <circle cx="388" cy="192" r="6" fill="var(--sw)" />
    <path d={`${box(32, 72, 128, 172)}${box(488, 72, 128, 172)}`} fill="var(--sw)" />
    <path d={boxes({ x: 44, y: 84, cols: 2, rows: 2, w: 48, h: 68, dx: 56, dy: 76 })} fill="var(--s3)" />
    <path d={boxes({ x: 500, y: 84, cols: 2, rows: 2, w: 48, h: 68, dx: 56, dy: 76 })} fill="var(--s3)" />
    <path d={`${box(24, 244, 144, 12)}${box(480, 244, 144, 12)}`} fill="var(--sw)" />
    <path d="M520 228h-16q-6-20 8-28v-16l6 8h8l6-8v16q14 8 8 28z" fill="var(--sb)" />
    <path d={box(200, 276, 240, 16)} fill="var(--sb)" />
    <path d={box(208, 292, 224, 34)} fill="var(--s2)" />
    <path d={box(176, 326, 288, 16)} fill="var(--sw)" />
    <path d={box(184, 342, 272, 38)} fill="var(--s1)" />
    <path d={box(152, 380, 336, 16)} fill="var(--sw)" />
    <path d={box(160, 396, 320, 44)} fill="var(--s1)" />
    <Lines
      d="M200 292h240M176 342h288M152 396h336M240 332q24 8 56-2M380 386q40 10 72-2M196 388q30 6 60 0"
      stroke="var(--s2)"
    />
    <path d="M120 440h420l60 40H72z" fill="var(--sw)" opacity=".5" />
    <Lines d="M0 400h160M480 400h160M0 440h640M112 440l-56 40M544 440l56 40" />
    <Subject>
      <Bucket x={464} y={452} s={1.6} fill="var(--s3)" />
      <path d="M236 306h72v12h-72z" fill="var(--sa)" />
      <path d="M238 322h70" stroke="var(--sw)" strokeWidth="8" strokeDasharray="3 3" />
    </Subject>
    <g fill="var(--sw)">
      <circle cx="324" cy="316" r="6" />
      <circle cx="338" cy="308" r="4" />
      <circle cx="222" cy="314" r="5" />
    </g>
  </>
)
