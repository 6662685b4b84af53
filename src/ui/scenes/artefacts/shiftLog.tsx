import { boxes, Subject } from '../kit.tsx'

/** The log of the shift: a line for each door, with the time at which it was closed. */
export const shiftLog = (
  <>
    <path d="M104 116h432v400H104z" fill="var(--s3)" />
    <path d="M120 100h400v380H120z" fill="var(--s2)" />
    <path d="M120 92h200v388H120zM320 92h200v388H320z" fill="var(--sw)" />
    <path d="M300 92h20v388h-20z" fill="var(--s1)" />
    <path d={boxes({ x: 292, y: 112, cols: 1, rows: 8, w: 56, h: 8, dx: 0, dy: 48 })} fill="var(--s3)" />
    <path d="M148 132h88" stroke="var(--s3)" strokeWidth="14" />
    <path
      d="M148 176h128M148 220h128M148 264h128M148 308h128M148 352h128M148 396h128M364 176h128M364 220h128M364 264h128M364 308h128M364 352h128"
      stroke="var(--s1)"
      strokeWidth="2"
    />
    <path
      d="M148 164h72M148 208h56M148 252h84M148 296h48M148 340h68M148 384h80M364 164h60M364 208h76M364 252h48"
      stroke="var(--s2)"
      strokeWidth="8"
    />
    <path
      d="M248 164h28M248 208h28M248 252h28M248 296h28M248 340h28M248 384h28M464 164h28M464 208h28M464 252h28"
      stroke="var(--s1)"
      strokeWidth="8"
    />
    <path
      d="M372 340q12-30 22-6t20-10 16 12 26-14 28 6"
      fill="none"
      stroke="var(--sa)"
      strokeWidth="5"
      strokeLinecap="round"
    />
    <path d="M200 92V64h20v28" fill="var(--sa)" />
    <path d="M192 92h36v72l-18-16-18 16z" fill="var(--sa)" />
    <Subject>
      <circle cx="450" cy="92" r="60" fill="var(--s1)" />
      <circle cx="450" cy="92" r="48" fill="var(--sw)" />
      <path d="M450 92V58m0 34l24 14" stroke="var(--s3)" strokeWidth="7" strokeLinecap="round" />
    </Subject>
  </>
)
