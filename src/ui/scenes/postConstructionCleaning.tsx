import { boxes, Lines, Subject } from './kit.tsx'

/** A bare room after the builders: ladder, taped window, and a swept lane through the dust. */
export const postConstructionCleaning = (
  <>
    <path d="M0 0h640v328H0z" fill="var(--s1)" />
    <path d="M340 0h20v328h-20zM556 0h20v328h-20zM0 140h72v16H0z" fill="var(--sb)" />
    <path d="M350 8v312M566 8v312" stroke="var(--s2)" strokeWidth="5" strokeDasharray="5 27" />
    <path d="M80 64h216v208H80z" fill="var(--s3)" />
    <path d={boxes({ x: 92, y: 76, cols: 2, rows: 2, w: 92, h: 88, dx: 100, dy: 96 })} fill="var(--sb)" />
    <path d="M92 260v-28h40v-16h36v44zM192 260v-56h44v56zM220 164V96h-24v-8h84v8h-52v68z" fill="var(--s2)" />
    <path d="M86 84l92 72m6-72l-92 72M192 180l92 72" stroke="var(--sa)" strokeWidth="7" />
    <path d="M64 272h248v12H64z" fill="var(--sb)" />
    <path d="M0 328h640v152H0z" fill="var(--s2)" opacity=".55" />
    <Lines d="M0 328h640M424 0v88" />
    <path d="M414 88h20v16h-20z" fill="var(--sl)" />
    <circle cx="424" cy="120" r="18" fill="var(--sw)" />
    <path
      d="M20 352h560M60 372h560M10 396h620M90 420h500M40 444h560"
      stroke="var(--sl)"
      strokeWidth="3"
      strokeDasharray="3 41"
      opacity=".7"
    />
    <path d="M166 328h140L336 396H172z" fill="var(--sb)" />
    <g transform="translate(-56 -16)">
      <path d="M412 384h300v40H412z" fill="var(--sw)" />
      <path d="M472 376h16v56h-16zM588 376h16v56h-16z" fill="var(--sa)" />
      <circle cx="412" cy="404" r="20" fill="var(--sw)" />
      <path
        d="M412 404m-5 0a5 5 0 0 1 10 0 10 10 0 0 1-20 0 15 15 0 0 1 30 0v20"
        fill="none"
        stroke="var(--s2)"
        strokeWidth="2"
      />
      <path d="M520 112l72 288" stroke="var(--s3)" strokeWidth="8" />
      <path d="M536 180l28-4M548 232l28-4M562 284l24-4" stroke="var(--s3)" strokeWidth="4" />
      <path d="M456 404l44-292M524 404l-4-292" stroke="var(--sl)" strokeWidth="9" />
      <path d="M496 148h24M490 192h30M484 236h38M476 280h46M470 324h52M464 368h60" stroke="var(--sl)" strokeWidth="7" />
      <path d="M488 100h52v14h-52z" fill="var(--sa)" />
    </g>
    <Subject>
      <path d="M252 372L340 188" stroke="var(--sl)" strokeWidth="6" strokeLinecap="round" />
      <path d="M172 372h164v14H172z" fill="var(--s3)" />
      <path d="M174 390h160" stroke="var(--sa)" strokeWidth="18" strokeDasharray="5 3" />
    </Subject>
  </>
)
