import { Lines, Subject } from '../kit.tsx'

/** A notebook among the tools: the page is begun, the pail waits. */
export const notebook = (
  <>
    <path d="M0 0h640v480H0z" fill="var(--s1)" />
    <path d="M0 0h640v120H0z" fill="var(--sb)" />
    <Lines d="M0 120h640" />
    <g transform="translate(130 70) scale(.78)">
      <path d="M156 168h188q16 0 16 16v268H140V184q0-16 16-16z" fill="var(--sw)" transform="rotate(-8 250 300)" />
      <path d="M376 168h188q16 0 16 16v268H360V184q0-16 16-16z" fill="var(--sw)" transform="rotate(-8 250 300)" />
      <g transform="rotate(-8 250 300)">
        <path d="M344 168h32v284h-32z" fill="var(--s1)" />
        <path d="M168 208h128" stroke="var(--sa)" strokeWidth="14" />
        <path d="M168 252h152M168 284h136M168 316h152M168 348h96" stroke="var(--s2)" strokeWidth="8" />
        <path d="M168 412v-20h16v-16h16v-16h16v52z" fill="var(--s3)" transform="translate(0 20)" />
        <path
          d="M400 216h136M400 256h136M400 296h136M400 336h136M400 376h136M400 416h136"
          stroke="var(--s1)"
          strokeWidth="2"
        />
        <path d="M400 206h104M400 246h28" stroke="var(--s2)" strokeWidth="8" />
        <Subject>
          <g transform="translate(-20 0) rotate(15 452 252)">
            <path d="M440 92h24v134h-24z" fill="var(--sa)" />
            <path d="M440 226h24l-12 30z" fill="var(--s1)" />
            <path d="M448 246h8l-4 10z" fill="var(--sl)" />
            <path d="M440 78h24v14h-24z" fill="var(--s3)" />
          </g>
        </Subject>
      </g>
    </g>
    <Subject>
      <g transform="translate(92 40)">
        <path d="M40 232h72v16q24 0 24 24t-24 24l-8 48H48z" fill="var(--sa)" />
        <path d="M112 260q12 0 12 12t-14 12" fill="none" stroke="var(--s1)" strokeWidth="6" />
        <path d="M40 232h72v12H40z" fill="var(--sl)" opacity=".35" />
        <path
          d="M68 220q-10-14 0-26t0-26M88 220q-10-14 0-26"
          fill="none"
          stroke="var(--s2)"
          strokeWidth="4"
          strokeLinecap="round"
        />
      </g>
    </Subject>
  </>
)
