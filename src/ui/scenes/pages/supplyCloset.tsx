import { Bucket, box, boxes, Lines, Mop, Subject } from '../kit.tsx'

/** A supply closet in order: cloths by colour, bottles on a shelf, tools on hooks, the calendar of all services on the door. */
export const supplyCloset = (
  <>
    <path d="M0 0h640v404H0z" fill="var(--s1)" />
    <path d="M0 404h640v76H0z" fill="var(--s2)" />
    <path d={boxes({ x: 0, y: 412, cols: 8, rows: 1, w: 40, h: 68, dx: 80, dy: 0 })} fill="var(--sw)" opacity=".3" />
    <path d={box(548, 56, 92, 348)} fill="var(--s2)" />
    <path d={box(560, 68, 80, 336)} fill="var(--s3)" />
    <Lines d="M0 404h640" />
    <g transform="translate(-108 0)">
      <path d={box(40, 32, 336, 372)} fill="var(--sb)" />
      <path d={`${box(40, 32, 336, 12)}${box(40, 140, 336, 12)}${box(40, 260, 336, 12)}`} fill="var(--s3)" />
      <path d={`${box(40, 32, 12, 372)}${box(364, 32, 12, 372)}`} fill="var(--s3)" />
      <path d={boxes({ x: 68, y: 108, cols: 3, rows: 1, w: 72, h: 14, dx: 96, dy: 0 })} fill="var(--s2)" />
      <path d={boxes({ x: 68, y: 126, cols: 3, rows: 1, w: 72, h: 14, dx: 96, dy: 0 })} fill="var(--sw)" />
      <path d={box(68, 90, 72, 14)} fill="var(--sa)" />
      <path d={box(164, 90, 72, 14)} fill="var(--s3)" />
      <path d={box(260, 90, 72, 14)} fill="var(--sw)" />
      <path d={boxes({ x: 72, y: 196, cols: 3, rows: 1, w: 32, h: 64, dx: 48, dy: 0 })} fill="var(--s3)" />
      <path d="M80 196v-16h-10v-10h26v26zM128 196v-16h-10v-10h26v26zM176 196v-16h-10v-10h26v26z" fill="var(--sa)" />
      <path d={boxes({ x: 76, y: 216, cols: 3, rows: 1, w: 24, h: 24, dx: 48, dy: 0 })} fill="var(--sb)" />
      <path d="M240 260v-72l12-12h32l12 12v72zM308 260v-60l10-12h28l10 12v60z" fill="var(--s2)" />
      <path d={`${box(252, 164, 32, 12)}${box(318, 178, 28, 10)}`} fill="var(--sl)" />
      <path d={`${box(250, 208, 36, 28)}${box(316, 214, 32, 24)}`} fill="var(--sw)" />
      <path d={boxes({ x: 68, y: 296, cols: 2, rows: 2, w: 60, h: 48, dx: 68, dy: 56 })} fill="var(--sw)" />
      <Lines d="M98 296v48m68-48v48M98 352v48m68-48v48M68 320h60m8 0h60M68 376h60m8 0h60" stroke="var(--s2)" />
      <path d="M224 404V300h120v104z" fill="var(--s3)" />
      <path d="M236 316h96v12h-96zM236 344h96v12h-96z" fill="var(--sb)" />
      <path d={box(412, 72, 196, 12)} fill="var(--s3)" />
      <Lines d="M436 84v16M500 84v16M564 84v16" />
      <Subject>
        <path d="M436 100v208" stroke="var(--sl)" strokeWidth="6" strokeLinecap="round" />
        <path d="M404 300h64l-8 16h-48z" fill="var(--sa)" />
        <path d="M408 316h56l6 40h-68z" fill="var(--sw)" />
        <Lines d="M420 320l-4 36m20-36v36m16-36l4 36" stroke="var(--s2)" />
        <Mop x={500} y={260} dx={0} dy={-160} />
        <path d="M564 100v24h-44v10h88v-10h-44" fill="none" stroke="var(--sl)" strokeWidth="6" />
        <path d="M516 134h96v8h-96z" fill="var(--sa)" />
        <path d={box(532, 180, 84, 100)} fill="var(--sw)" />
        <path d={box(532, 180, 84, 20)} fill="var(--sa)" />
        <path d={boxes({ x: 542, y: 212, cols: 4, rows: 3, w: 12, h: 12, dx: 18, dy: 22 })} fill="var(--s2)" />
        <Lines d="M544 240l6 6 10-14" stroke="var(--s3)" />
        <Bucket x={548} y={396} s={1.4} />
      </Subject>
    </g>
  </>
)
