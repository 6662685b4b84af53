import { Bucket, Lines, Mop, Subject } from '../kit.tsx'

/** The sign on the wet floor of an empty corridor. */
export const wetFloorSign = (
  <>
    <path d="M0 288h640v192H0z" fill="var(--s1)" />
    <path d="M0 276h640v12H0z" fill="var(--s2)" />
    <path d="M432 56h120v232H432z" fill="var(--s3)" />
    <path d="M444 68h96v220h-96z" fill="var(--s2)" />
    <path d="M460 84h40v88h-40z" fill="var(--sw)" />
    <path d="M460 172l40-56v24l-22 32z" fill="var(--s1)" />
    <path d="M520 184h12v28h-12z" fill="var(--sl)" />
    <Lines d="M0 288h432m120 0h88M208 288L48 480M432 288l48 192M0 336h640" stroke="var(--s2)" />
    <path
      d="M112 360h392a20 20 0 0 1 0 40h56a20 20 0 0 1 0 40H424a14 14 0 0 1 0 28H216a14 14 0 0 1 0-28h-48a20 20 0 0 1 0-40h-56a20 20 0 0 1 0-40z"
      fill="var(--sw)"
      opacity=".8"
    />
    <Subject>
      <g transform="translate(62 40) scale(.78)">
        <path d="M192 404h224l-12 52H204z" fill="var(--sa)" opacity=".3" />
        <path d="M336 84h32l84 296h-36z" fill="var(--s3)" />
        <path d="M248 84h112l56 320h-32l-8-28H232l-8 28h-32z" fill="var(--sa)" />
        <path d="M260 68h88v16h-88z" fill="var(--sl)" />
        <path d="M284 92h40v12h-40z" fill="var(--sb)" />
        <g fill="none" stroke="var(--sb)">
          <path d="M304 128l72 128H232z" strokeWidth="9" strokeLinejoin="round" />
          <path d="M304 168v46m0 12v14" strokeWidth="11" />
          <path d="M240 292h128M236 316h136M248 340h112" strokeWidth="8" />
        </g>
      </g>
      <Mop x={184} y={312} dx={-16} dy={-216} />
      <Bucket x={462} y={380} fill="var(--s3)" />
    </Subject>
  </>
)
