import { checker, Lines, Subject } from './kit.tsx'

const floor = { vanishing: { x: 408, y: 132 }, at: { x: 264, y: 216 }, tile: 32, rows: 11, nearer: 0.076 }

/** A floor machine in a corridor of checkered tile: bright where it has been, dull where it has not. */
export const floorCare = (
  <>
    <path d="M264 0h288v216H264zM0 370l264-154h288l88 46v218H0z" fill="var(--s1)" />
    <path d={checker(floor, 4, 9)} fillRule="evenodd" fill="var(--s2)" opacity=".45" />
    <path d="M264 216h128L292 480H-180z" fill="var(--sw)" />
    <path d={checker(floor, 0, 4)} fillRule="evenodd" fill="var(--s2)" />
    <path d="M300 88h72v128h-72zM64 40l96 20v212l-96 56zM186 66l52 10v156l-52 30z" fill="var(--s2)" />
    <path d="M308 96h56v48h-56zM76 56l72 14v92l-72 16zM194 76l36 8v62l-36 8z" fill="var(--sw)" />
    <path d="M436 88h80v128h-80zM592 40l48-12v234l-48-26z" fill="var(--s3)" />
    <path d="M476 88v128" stroke="var(--sb)" strokeWidth="2" />
    <Lines d="M0 370l264-154h36m72 0h64m80 0h36l40 20M264 0v216M552 0v216" />
    <path d="M444 192C600 236 640 330 520 372s-60 80 120 76" fill="none" stroke="var(--sa)" strokeWidth="5" />
    <Subject>
      <path d="M336 348L432 182" stroke="var(--sl)" strokeWidth="9" />
      <path d="M400 166l62 32" stroke="var(--sl)" strokeWidth="12" strokeLinecap="round" />
      <circle cx="388" cy="372" r="24" fill="var(--sl)" />
      <circle cx="388" cy="372" r="9" fill="var(--s1)" />
      <path d="M216 380h176v22q0 14-16 14H232q-16 0-16-14z" fill="var(--sl)" />
      <path d="M204 400h200l8 18H196z" fill="var(--s3)" />
      <path d="M252 380v-40q0-28 28-28h52q28 0 28 28v40z" fill="var(--sa)" />
      <path d="M268 340h60M268 352h60M268 364h60" stroke="var(--sb)" strokeWidth="3" />
    </Subject>
  </>
)
