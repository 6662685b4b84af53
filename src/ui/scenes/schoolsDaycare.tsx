import { Bucket, boxes, Lines, Subject } from './kit.tsx'

/** A classroom after school: the small chairs are up on the table so that the floor can be done. */
export const schoolsDaycare = (
  <>
    <path d="M0 344h640v136H0z" fill="var(--s1)" />
    <path d="M32 12h72l-36 40zM248 12h72l-36 40zM464 12h72l-36 40z" fill="var(--sa)" />
    <path d="M140 12h72l-36 40zM356 12h72l-36 40zM572 12h72l-36 40z" fill="var(--s2)" />
    <path d="M64 88h232v136H64z" fill="var(--s2)" />
    <path d="M72 96h216v112H72z" fill="var(--s3)" />
    <g fill="none" stroke="var(--sb)" strokeWidth="3">
      <path d="M96 184v-36l28-24 28 24v36zM116 184v-20h16v20M168 184h24v-14h24v-14h24v-14h24" />
      <circle cx="192" cy="132" r="10" />
    </g>
    <path d="M336 160h240v208H336z" fill="var(--s2)" />
    <path d={boxes({ x: 348, y: 172, cols: 3, rows: 3, w: 64, h: 52, dx: 76, dy: 62 })} fill="var(--s1)" />
    <path d="M356 196h48v28h-48zM432 258h48v28h-48zM508 320h48v28h-48z" fill="var(--sa)" />
    <path d="M508 196h48v28h-48zM356 320h48v28h-48z" fill="var(--s3)" />
    <path d="M372 206h16M448 268h16M524 330h16M524 206h16M372 330h16" stroke="var(--sb)" strokeWidth="4" />
    <path
      d="M430 224v-40h8v40zM442 224v-44h10v44zM456 224v-36h8v36zM468 224l8-38 8 2-8 36zM356 286v-32h10v32zM370 286v-38h8v38zM382 286v-30h12v30z"
      fill="var(--s3)"
    />
    <path d="M514 286v-26q0-12 18-12t18 12v26z" fill="var(--s2)" />
    <circle cx="392" cy="120" r="28" fill="var(--s3)" />
    <path d="M372 112q12-16 24-8t12 20-16 12-20-24z" fill="var(--s1)" />
    <path d="M380 156h24l4 4h-32zM420 104a32 32 0 0 1-28 48" fill="none" stroke="var(--sl)" strokeWidth="4" />
    <path d="M500 128h32v32h-32zM532 128h32v32h-32zM516 96h32v32h-32z" fill="var(--s1)" />
    <path d="M532 128h32v32h-32z" fill="var(--sa)" />
    <Lines d="M0 12h640M0 344h336m240 0h64M500 128h64M532 128v32M516 96h32v32h-32z" />
    <ellipse cx="184" cy="408" rx="152" ry="28" fill="var(--sw)" opacity=".6" />
    <path d="M64 304h240v14H64z" fill="var(--sl)" />
    <path
      d="M92 318v88M276 318v88M140 318v70M228 318v70M72 294l-8-66M120 294l8-66M248 294l-8-66M296 294l8-66"
      stroke="var(--sl)"
      strokeWidth="6"
    />
    <path d="M60 292h72v12H60zM40 328h18v28H38zM58 296l-10 56h-8l12-56z" fill="var(--sa)" />
    <path d="M236 292h72v12h-72zM310 328h18l2 28h-18zM310 296h6l12 56h-8z" fill="var(--s3)" />
    <Subject>
      <Bucket x={392} y={396} fill="var(--sa)" />
    </Subject>
  </>
)
