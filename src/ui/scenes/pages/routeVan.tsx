import { box, boxes, Lines, Subject } from '../kit.tsx'

/** The van of an evening route at the curb, its ladder and pails on board. */
export const routeVan = (
  <>
    <circle cx="508" cy="112" r="56" fill="var(--sw)" />
    <path d="M0 320V184h56v-40h64v40h40v-72h72v72h48v-32h56v-48h64v48h40v32h72v-56h64v56h64v136z" fill="var(--s1)" />
    <path
      d={
        boxes({ x: 72, y: 164, cols: 2, rows: 5, w: 12, h: 16, dx: 24, dy: 28 }) +
        boxes({ x: 176, y: 132, cols: 2, rows: 6, w: 12, h: 16, dx: 28, dy: 28 }) +
        boxes({ x: 352, y: 124, cols: 2, rows: 3, w: 12, h: 16, dx: 26, dy: 28 })
      }
      fill="var(--sw)"
      opacity=".7"
    />
    <path d="M0 320h640v24H0z" fill="var(--s2)" />
    <path d="M0 344h640v136H0z" fill="var(--s3)" opacity=".35" />
    <path d="M24 424h96m64 0h96m64 0h96m64 0h96" stroke="var(--sw)" strokeWidth="8" />
    <Lines d="M0 320h640M0 344h640" />
    <path d={box(584, 200, 8, 144)} fill="var(--sl)" />
    <path d="M560 152h56v56h-56z" fill="var(--s3)" />
    <path d="M572 196v-12h12v-12h12v-12h8v36z" fill="var(--sb)" />
    <Subject>
      <g transform="translate(54 38) scale(.84)">
        <path d="M96 216q0-24 24-24h264q24 0 40 20l56 68 40 12q16 6 16 24v76H96z" fill="var(--sw)" />
        <path d="M96 328h440v64H96z" fill="var(--s3)" />
        <path d="M384 208h16q12 0 20 10l46 58h-82z" fill="var(--s3)" />
        <path d="M384 208h-16v184M96 328h272M360 288h-20" fill="none" stroke="var(--s2)" strokeWidth="3" />
        <path d="M136 304v-22h22v-22h22v-22h22v66z" fill="var(--sa)" />
        <path d="M222 264h104M222 286h72" stroke="var(--s2)" strokeWidth="10" />
        <path d="M520 316h16v20h-16z" fill="var(--sa)" />
        <path d="M104 176h272M104 160h272" stroke="var(--sl)" strokeWidth="4" />
        <path
          d="M124 160v16m40-16v16m40-16v16m40-16v16m40-16v16m40-16v16M136 176v16m208-16v16"
          stroke="var(--sl)"
          strokeWidth="4"
        />
        <g fill="var(--sl)">
          <circle cx="184" cy="392" r="38" />
          <circle cx="448" cy="392" r="38" />
        </g>
        <g fill="var(--s1)">
          <circle cx="184" cy="392" r="16" />
          <circle cx="448" cy="392" r="16" />
        </g>
      </g>
    </Subject>
  </>
)
