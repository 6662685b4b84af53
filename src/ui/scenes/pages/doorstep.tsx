import { Bucket, boxes, Lines, Steps, Subject } from '../kit.tsx'

/** A front door and its marble steps, just scrubbed; the cat has come to see. */
export const doorstep = (
  <>
    <pattern id="doorstep-brick" width="48" height="32" patternUnits="userSpaceOnUse">
      <path d="M0 1h48M0 17h48M12 1v16m24 0v16" stroke="var(--sb)" strokeWidth="2" opacity=".22" />
    </pattern>
    <path d="M0 0h640v360H0z" fill="var(--s2)" />
    <path d="M0 0h640v360H0z" fill="url(#doorstep-brick)" />
    <path d="M0 348h640v12H0zM256 0h152v276H256z" fill="var(--s3)" />
    <path d="M232 0h24v276h-24zM408 0h24v276h-24zM256 44h152v12H256z" fill="var(--sw)" />
    <path d="M268 0h128v36H268z" fill="var(--sb)" />
    <path d="M268 64h128v204H268z" fill="var(--sa)" />
    <g fill="none" stroke="var(--sb)" strokeWidth="2">
      <path d={boxes({ x: 284, y: 80, cols: 2, rows: 2, w: 40, h: 68, dx: 56, dy: 100 })} opacity=".7" />
    </g>
    <path d="M308 158h48v10h-48z" fill="var(--sw)" />
    <circle cx="380" cy="164" r="7" fill="var(--sw)" />
    <path d="M488 0h152v256H472v-16h16z" fill="var(--sw)" />
    <path d="M504 0h136v108H504zM504 120h136v112H504z" fill="var(--s3)" />
    <path d="M504 0h72L504 72zM504 232v-32l80-80h32L504 232z" fill="var(--s2)" />
    <path d="M0 360h640v120H0z" fill="var(--s1)" />
    <path d="M170 414h224l48-40h64l-72 72H138z" fill="var(--sw)" opacity=".7" />
    <Lines d="M96 360L16 480M576 360l-80 120" stroke="var(--s2)" />
    <Steps x={232} y={276} w={208} rise={28} run={18} />
    <Subject>
      <path d="M272 364h64v12h-64z" fill="var(--sa)" />
      <path d="M276 380h58" stroke="var(--s2)" strokeWidth="8" strokeDasharray="3 2" />
      <Bucket x={476} y={424} s={1.4} fill="var(--s3)" />
      <g transform="translate(264 12) scale(-1 1)">
        <path
          d="M88 412q-16-44 14-62-8-24-2-36l10 8h12l10-8q6 18-4 34 10 28 6 64zM92 408q-44 8-40-24"
          fill="var(--sl)"
        />
        <path d="M92 408q-40 4-40-28" fill="none" stroke="var(--sl)" strokeWidth="8" strokeLinecap="round" />
        <path d="M110 334h4m10 0h4" stroke="var(--sb)" strokeWidth="4" />
      </g>
    </Subject>
  </>
)
