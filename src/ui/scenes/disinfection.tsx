import { Lines, Subject } from './kit.tsx'

/** A door lever being wiped with a cloth, with the switch and the sprayer beside it: the spots that hands touch. */
export const disinfection = (
  <>
    <path d="M0 0h640v480H0z" fill="var(--sb)" />
    <g transform="translate(-28 0)">
      <path d="M56 0h320v480H56z" fill="var(--s1)" />
      <path d="M80 24h272v456H80z" fill="var(--s2)" />
      <path d="M80 24h272L80 480z" fill="var(--s1)" opacity=".4" />
      <path d="M112 56h96v112h-96z" fill="var(--sw)" />
      <path d="M112 168l96-112v40l-62 72z" fill="var(--s1)" />
      <Lines d="M80 480V24h272v456M56 480V0M376 480V0" />
      <path d="M384 392h312v88H384z" fill="var(--s1)" />
      <path d="M384 392h312v10H384z" fill="var(--sl)" />
      <Subject>
        <rect x="280" y="196" width="48" height="144" rx="4" fill="var(--s3)" />
        <path d="M316 224v24H180q-12 0-12-12t12-12z" fill="var(--sl)" />
        <circle cx="304" cy="236" r="20" fill="var(--sl)" />
        <path d="M304 292v20" stroke="var(--sb)" strokeWidth="6" />
        <path d="M192 212h64l16 108-40 12-56-8z" fill="var(--sa)" />
        <path d="M208 232l-12 92M232 224v100M248 232l8 84" stroke="var(--sb)" strokeWidth="2" />
        <path d="M432 96h64v72h-64z" fill="var(--sw)" />
        <path d="M444 108h16v24h-16zM468 132h16v24h-16z" fill="var(--s2)" />
        <Lines d="M432 96h64v72h-64zM444 108h16v48h-16zM468 108h16v48h-16z" stroke="var(--s3)" />
        <g transform="translate(-44 -12)">
          <path d="M488 404V320q0-20 16-28l8-20v-16h40v16l8 20q16 8 16 28v84z" fill="var(--s3)" />
          <path d="M488 328h88v52h-88z" fill="var(--sw)" />
          <path d="M508 368v-12h16v-12h16v-8h16v32z" fill="var(--sa)" />
          <path d="M440 220h104q24 0 24 24v12h-64v-12h-64z" fill="var(--sl)" />
          <path d="M472 244h20l-8 44h-14q8-24 2-44z" fill="var(--sa)" />
          <path d="M428 216h12v32h-12z" fill="var(--sa)" />
          <path
            d="M416 224l-30-10M414 232h-34M416 240l-30 10"
            stroke="var(--sl)"
            strokeWidth="3"
            strokeDasharray="12 6"
          />
        </g>
      </Subject>
    </g>
  </>
)
