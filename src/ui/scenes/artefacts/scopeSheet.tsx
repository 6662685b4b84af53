import { Lines, Subject } from '../kit.tsx'

/** The written scope, on two sheets: rooms, ticks and frequencies. */
export const scopeSheet = (
  <>
    <path d="M196 96l328-32 44 452-328 32z" fill="var(--s2)" />
    <path d="M132 56h336v440H132z" fill="var(--sw)" stroke="var(--s1)" strokeWidth="3" />
    <path d="M132 56h24v16h16v16h16v-32h280v16H132z" fill="var(--s1)" />
    <path d="M164 108h144" stroke="var(--s3)" strokeWidth="16" />
    <path d="M392 100h44v16h-44z" fill="var(--sa)" />
    <path
      d="M164 152h272M164 214h272M164 276h272M164 338h272M164 400h272M164 462h272"
      stroke="var(--s1)"
      strokeWidth="2"
    />
    <path d="M208 184h132M208 246h92M208 308h148M208 370h108M208 432h124" stroke="var(--s2)" strokeWidth="10" />
    <path d="M392 184h44M408 246h28M392 308h44M400 370h36" stroke="var(--s1)" strokeWidth="10" />
    <Lines
      d="M166 172h24v24h-24zM166 234h24v24h-24zM166 296h24v24h-24zM166 358h24v24h-24zM166 420h24v24h-24z"
      stroke="var(--s2)"
    />
    <path
      d="M170 182l9 11 21-29M170 244l9 11 21-29M170 306l9 11 21-29M170 430l9 11 21-29"
      fill="none"
      stroke="var(--sa)"
      strokeWidth="6"
    />
    <Subject>
      <g transform="translate(-92 8)">
        <g transform="rotate(28 500 330)">
          <path d="M488 150h24v190h-24z" fill="var(--sa)" />
          <path d="M488 340h24l-12 34z" fill="var(--s1)" />
          <path d="M488 138h24v14h-24z" fill="var(--s1)" />
        </g>
      </g>
    </Subject>
  </>
)
