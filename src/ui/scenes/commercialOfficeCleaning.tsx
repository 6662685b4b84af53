import { boxes, Lines, Subject } from './kit.tsx'

/** An open-plan office after hours: the city behind the window wall, half of the carpet vacuumed. */
export const commercialOfficeCleaning = (
  <>
    <path d="M0 0h640v40H0z" fill="var(--s1)" />
    <path d="M0 312h640v168H0z" fill="var(--s1)" />
    <path d="M0 40h640v248H0z" fill="var(--s2)" />
    <circle cx="496" cy="140" r="30" fill="var(--sw)" />
    <path
      d="M0 288V192h40v-48h64v72h48V112h24V88h40v24h24v112h48v-64h72v80h56v-40h48v64h152v-24h24v48z"
      fill="var(--s3)"
    />
    <path
      d="M56 164h40M56 180h40M164 128h72M164 152h72M164 192h72M300 176h56M300 200h56M428 216h32"
      stroke="var(--sb)"
      strokeWidth="6"
      strokeDasharray="6 10"
    />
    <path d="M0 40h640M0 288h640" stroke="var(--sb)" strokeWidth="12" />
    <path d="M128 40v248M288 40v248M448 40v248M608 40v248" stroke="var(--sb)" strokeWidth="8" />
    <path d="M160 312h64L80 480H-16zM288 312h64L272 480h-96zM416 312h64l-16 168h-96z" fill="var(--sw)" opacity=".55" />
    <Lines d="M0 312h640M0 34h640" />
    <path d="M56 212h88v56H56zM208 212h88v56h-88z" fill="var(--sl)" />
    <path d="M64 220h72v40H64zM216 220h72v40h-72z" fill="var(--s1)" />
    <path
      d="M100 268v28m-20 0h40M252 268v28m-20 0h40M364 296v-60l-32-20"
      fill="none"
      stroke="var(--sl)"
      strokeWidth="5"
    />
    <path d="M312 220l28-20 12 18-28 20z" fill="var(--sa)" />
    <path d="M24 296h400v12H24z" fill="var(--sl)" />
    <path d="M40 308h72v84H40z" fill="var(--s3)" />
    <path d="M52 336h48M52 364h48" stroke="var(--sb)" strokeWidth="3" />
    <path d="M416 308v84" stroke="var(--sl)" strokeWidth="6" />
    <Subject>
      <path d="M208 264h64q8 0 7 8l-5 56h-68l-5-56q-1-8 7-8zM200 340h80v14h-80z" fill="var(--sa)" />
      <path d="M240 328v54m-36 14l36-14 36 14M240 384v12" fill="none" stroke="var(--sl)" strokeWidth="6" />
      <g transform="translate(-84 -8)">
        <path d="M500 388l56-204" stroke="var(--sl)" strokeWidth="7" strokeLinecap="round" />
        <path d="M556 184q28-16 28 12" fill="none" stroke="var(--sl)" strokeWidth="7" />
        <path d="M504 240l36 10-32 120-40-10z" fill="var(--s3)" />
        <path d="M508 260l20 6-16 56-20-6z" fill="var(--sa)" />
        <path d="M444 380h84v24h-92q0-16 8-24z" fill="var(--sl)" />
        <path d={boxes({ x: 452, y: 388, cols: 3, rows: 1, w: 16, h: 6, dx: 22, dy: 0 })} fill="var(--sb)" />
      </g>
    </Subject>
  </>
)
