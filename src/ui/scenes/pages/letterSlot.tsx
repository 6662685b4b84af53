import { Lines, Subject } from '../kit.tsx'

/** A closed door with its letter slot and its lock: what goes in stays in. */
export const letterSlot = (
  <>
    <path d="M0 0h640v480H0z" fill="var(--s2)" />
    <path d="M56 0h32v480H56zM552 0h32v480h-32z" fill="var(--sw)" />
    <path d="M88 0h464v480H88z" fill="var(--s3)" />
    <g fill="none" stroke="var(--sb)" strokeWidth="3" opacity=".6">
      <path d="M128 0h168v136H128zM344 0h168v136H344zM128 336h168v144H128zM344 336h168v144H344z" />
      <path d="M144 0v120h136V0M360 0v120h136V0M144 480V352h136v128M360 480V352h136v128" />
    </g>
    <Subject>
      <path d="M148 196h304v88H148z" fill="var(--sw)" />
      <path d="M168 216h264v48H168z" fill="var(--sl)" opacity=".8" />
      <path d="M168 216h264l-14 20H182z" fill="var(--s1)" />
      <path d="M228 120l152-22 20 138H244z" fill="var(--sw)" />
      <path d="M228 120l90 50 62-72" fill="none" stroke="var(--s2)" strokeWidth="4" />
      <path d="M310 150h28v28h-28z" fill="var(--sa)" transform="rotate(-8 324 164)" />
      <path d="M316 172v-8h6v-6h6v-6h6v20z" fill="var(--sw)" transform="rotate(-8 324 164)" />
      <circle cx="488" cy="240" r="22" fill="var(--sw)" />
      <path d="M488 230a7 7 0 0 1 4 13l3 13h-14l3-13a7 7 0 0 1 4-13z" fill="var(--sl)" opacity=".8" />
      <circle cx="488" cy="308" r="16" fill="var(--sa)" />
      <circle cx="482" cy="302" r="5" fill="var(--sw)" opacity=".7" />
    </Subject>
    <Lines d="M56 0v480M584 0v480" />
  </>
)
