import { Lines, Subject } from './kit.tsx'

/** A walk-through: the checklist on its clipboard, over the floor plan of the building. */
export const clipboard = (
  <>
    <path d="M-8 112l560-40 24 352-560 40z" fill="var(--s1)" />
    <g fill="none" stroke="var(--s2)" strokeWidth="6" transform="rotate(-4 288 264)">
      <path d="M40 112h480v304H40zM40 240h88m40 0h56M224 112v64m0 48v192M400 112v104m0 48v152M400 296h48m40 0h32" />
      <path
        d="M128 240v40a40 40 0 0 0 40-40M400 216h48a48 48 0 0 1-48 48M256 416v-16h16v-16h16v-16h16v-16h16"
        strokeWidth="2"
      />
      <path d="M64 136h48v32H64zM64 344h24v48H64zM448 136h48v24h-48z" strokeWidth="2" />
    </g>
    <Subject>
      <g transform="translate(56 -8)">
        <rect x="80" y="288" width="80" height="72" rx="16" fill="var(--s3)" />
        <circle cx="120" cy="324" r="20" fill="var(--sa)" />
        <path d="M144 344h136v16H144z" fill="var(--sw)" />
        <path d="M168 348h104" stroke="var(--s3)" strokeWidth="8" strokeDasharray="2 8" />
      </g>
      <g transform="rotate(8 352 256) translate(88 75) scale(.7)">
        <path d="M256 88h240v344H256z" fill="var(--s2)" />
        <path d="M240 72h240v344H240z" fill="var(--s3)" />
        <path d="M256 104h208v296H256z" fill="var(--sw)" />
        <path d="M304 92h112v-20h-24q-4-28-32-28t-32 28h-24z" fill="var(--sl)" />
        <circle cx="360" cy="64" r="8" fill="var(--sb)" />
        <path d="M276 140h96" stroke="var(--s3)" strokeWidth="12" />
        <path d="M320 186h112M320 230h84M320 274h112M320 318h64M320 362h96" stroke="var(--s2)" strokeWidth="6" />
        <Lines
          d="M276 174h24v24h-24zM276 218h24v24h-24zM276 262h24v24h-24zM276 306h24v24h-24zM276 350h24v24h-24z"
          stroke="var(--s2)"
        />
        <path
          d="M280 184l9 12 20-28M280 228l9 12 20-28M280 272l9 12 20-28"
          fill="none"
          stroke="var(--sa)"
          strokeWidth="6"
        />
      </g>
      <g transform="translate(-44 -16) rotate(34 428 362) scale(.92)">
        <path d="M440 208h24v144h-24z" fill="var(--sa)" />
        <path d="M440 352h24l-12 36z" fill="var(--s1)" />
        <path d="M440 196h24v16h-24z" fill="var(--sl)" />
        <path d="M446 370h12l-6 18z" fill="var(--s3)" />
        <path d="M452 212v140" stroke="var(--sb)" strokeWidth="2" />
      </g>
    </Subject>
  </>
)
