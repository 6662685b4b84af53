import { Lines } from './kit.tsx'

/** A walk-through: the checklist on its clipboard, over the floor plan of the place. */
export function Clipboard() {
  return (
    <>
      <path d="M24 72h592v360H24z" fill="var(--s1)" />
      <g fill="none" stroke="var(--sb)" strokeWidth="10">
        <path d="M56 104h528v296H56zM56 232h104m48 0h120M216 104v72m0 40v16M392 104v112m0 48v136M392 264h80m48 0h64M480 104v72" />
      </g>
      <g transform="rotate(8 320 256)">
        <path d="M216 72h224v344H216z" fill="var(--s3)" />
        <path d="M232 104h192v296H232z" fill="var(--sw)" />
        <path d="M280 64h96v36h-96z" fill="var(--sl)" />
        <path d="M308 44h40v24h-40z" fill="var(--sl)" />
        <path d="M252 136h84" stroke="var(--s3)" strokeWidth="10" />
        <path d="M292 184h108M292 228h84M292 272h108M292 316h64M292 360h96" stroke="var(--s2)" strokeWidth="6" />
        <Lines d="M252 174h20v20h-20zM252 218h20v20h-20zM252 262h20v20h-20zM252 306h20v20h-20zM252 350h20v20h-20z" stroke="var(--s2)" />
        <path d="M254 182l8 10 18-24M254 226l8 10 18-24M254 270l8 10 18-24" fill="none" stroke="var(--sa)" strokeWidth="5" />
      </g>
    </>
  )
}
