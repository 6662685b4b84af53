import { Subject } from '../kit.tsx'

/** A road map, folded in three and larger than its frame: a pin at each stop, the sign of the company where rounds begin. */
export const roadMap = (
  <g transform="translate(50 44) scale(.92)">
    <path d="M-4 92l214-44 214 44 214-44v460H-4z" fill="var(--sw)" opacity=".8" />
    <path
      d="M320 272L286 64M320 272L-4 434M320 272l318-169M320 272l-50 220M320 272l80 110M320 272L-4 166"
      stroke="var(--s2)"
      strokeWidth="4"
    />
    <path
      d="M186 262c0-66 58-112 134-112s136 48 136 112-44 114-122 114-148-44-148-114z"
      fill="none"
      stroke="var(--s2)"
      strokeWidth="12"
    />
    <path d="M400 300q30-16 60 12t108 20q40 4 70-22v198H408q-36-60-14-112t6-96z" fill="var(--s2)" />
    <path d="M210 48l214 44v416H210z" fill="var(--s3)" opacity=".1" />
    <path d="M208 300v-24h20v-20h20v-20h20v64z" fill="var(--s3)" />
    <Subject>
      <path
        d="M306 130q-24-30-24-46a24 24 0 0 1 48 0q0 16-24 46zM382 190q-24-30-24-46a24 24 0 0 1 48 0q0 16-24 46zM128 202q-24-30-24-46a24 24 0 0 1 48 0q0 16-24 46zM336 290q-24-30-24-46a24 24 0 0 1 48 0q0 16-24 46zM470 350q-24-30-24-46a24 24 0 0 1 48 0q0 16-24 46z"
        fill="var(--sa)"
      />
      <path
        d="M306 84h.1M382 144h.1M128 156h.1M336 244h.1M470 304h.1"
        stroke="var(--sw)"
        strokeWidth="16"
        strokeLinecap="round"
      />
    </Subject>
  </g>
)
