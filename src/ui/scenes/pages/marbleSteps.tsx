import { Bucket, box, boxes, Lines, Steps, Subject } from '../kit.tsx'

/** The front door of one rowhouse, close by: three marble steps being scrubbed, with a pail beside them. */
export const marbleSteps = (
  <>
    <pattern id="marble-steps-brick" width="48" height="32" patternUnits="userSpaceOnUse">
      <path d="M0 1h48M0 17h48M12 1v16m24 0v16" stroke="var(--sb)" strokeWidth="2" opacity=".25" />
    </pattern>
    <path d="M0 0h640v400H0z" fill="var(--sa)" />
    <path d="M0 0h640v400H0z" fill="url(#marble-steps-brick)" />
    <path d="M0 360h640v120H0z" fill="var(--s1)" />
    <path d={box(236, 0, 216, 240)} fill="var(--sw)" />
    <path d={box(256, 44, 176, 196)} fill="var(--s3)" />
    <path d={boxes({ x: 272, y: 120, cols: 2, rows: 1, w: 62, h: 96, dx: 82, dy: 0 })} fill="var(--s2)" opacity=".55" />
    <path d="M268 104V92q76-52 152 0v12z" fill="var(--lit, var(--sw))" />
    <Lines d="M344 104V66M308 104l-14-22M380 104l14-22" stroke="var(--s3)" />
    <circle cx="422" cy="176" r="5" fill="var(--sw)" />
    <path d={`${box(32, 72, 128, 172)}${box(536, 72, 128, 172)}`} fill="var(--sw)" />
    <path d={boxes({ x: 44, y: 84, cols: 2, rows: 2, w: 48, h: 68, dx: 56, dy: 76 })} fill="var(--s3)" />
    <path d={boxes({ x: 548, y: 84, cols: 2, rows: 2, w: 48, h: 68, dx: 56, dy: 76 })} fill="var(--s3)" />
    <path d={`${box(24, 244, 144, 12)}${box(528, 244, 144, 12)}`} fill="var(--sw)" />
    <path d="M572 244h-16q-6-20 8-28v-16l6 8h8l6-8v16q14 8 8 28z" fill="var(--sb)" />
    <Lines d="M0 360h178M496 360h144M178 360l-90 120M560 360l72 120M0 420h132M440 420h200" />
    <Steps x={208} y={240} w={288} rise={40} run={34} />
    <path d="M196 320h108l-22 22H174z" fill="var(--s1)" opacity=".55" />
    <Subject>
      <path d="M312 310q22-10 80 0l-6 14h-80z" fill="var(--sa)" />
      <path d="M306 328h78" stroke="var(--s3)" strokeWidth="8" strokeDasharray="4 3" />
      <Bucket x={476} y={462} s={1.5} fill="var(--s3)" />
    </Subject>
    <g fill="var(--s1)">
      <circle cx="290" cy="312" r="5" />
      <circle cx="276" cy="306" r="3" />
      <circle cx="262" cy="316" r="4" />
    </g>
  </>
)
