import { Subject } from '../kit.tsx'

/** Keys on the board, each with a tag that has a number and no name. */
export const keyTag = (
  <>
    <path d="M0 64h640v24H0z" fill="var(--s2)" />
    <path d="M56 88h10v24H56zM235 88h10v16h-10zM435 88h10v40h-10zM555 88h10v40h-10z" fill="var(--s2)" />
    <g fill="var(--s2)">
      <path d="M432 250h16v142h-16zM448 340h18v14h-18zM448 366h18v14h-18zM552 250h16v118h-16zM568 316h18v14h-18zM568 342h12v14h-12z" />
      <path
        d="M404 148l20-20h32l20 20v112h-72zM524 148l20-20h32l20 20v112h-72z"
        fill="var(--s3)"
        stroke="var(--s2)"
        strokeWidth="3"
      />
      <path d="M416 172h48v44h-48zM536 172h48v44h-48z" fill="var(--s1)" />
    </g>
    <Subject>
      <g transform="translate(88 -8) scale(.76)">
        <circle cx="200" cy="158" r="54" fill="none" stroke="var(--s2)" strokeWidth="10" />
        <g transform="rotate(-28 200 158)">
          <circle cx="200" cy="246" r="36" fill="none" stroke="var(--s2)" strokeWidth="26" />
          <path
            d="M190 280h20v108h24v16h-24v12h16v18h-16v16h-20z"
            fill="var(--sw)"
            stroke="var(--s2)"
            strokeWidth="4"
          />
          <circle cx="200" cy="246" r="36" fill="none" stroke="var(--sw)" strokeWidth="18" />
        </g>
        <g transform="rotate(17 200 158)">
          <path d="M140 238l36-34h48l36 34v182H140z" fill="var(--sa)" />
          <circle cx="200" cy="234" r="12" fill="var(--sw)" />
          <path d="M158 272h84v84h-84z" fill="var(--sw)" />
          <path d="M172 342v-18h18v-18h18v-18h18v54z" fill="var(--s3)" />
          <path d="M158 388h52" stroke="var(--sw)" strokeWidth="10" opacity=".7" />
        </g>
      </g>
    </Subject>
  </>
)
