import { Lines, Tree, boxes } from './kit.tsx'

/** Office buildings at dusk, with the crew's floor lit. */
export function Offices() {
  return (
    <>
      <circle cx="152" cy="140" r="56" fill="var(--sw)" />
      <path d="M0 380V236h56v-40h56v96h64v88zM560 380V176h80v204z" fill="var(--s1)" />
      <path d="M512 380V88l56 40v252z" fill="var(--s3)" />
      <path d="M304 380V56h208v324zM112 380V220h192v160z" fill="var(--s2)" />
      <path d="M304 56h208v324H304z" fill="var(--s3)" opacity=".3" />
      <path d="M104 208h200v12H104zM296 48h224v16H296z" fill="var(--sl)" />
      <path d={boxes({ x: 320, y: 84, cols: 6, rows: 6, w: 24, h: 28, dx: 30, dy: 42 })} fill="var(--s3)" />
      <path d={boxes({ x: 128, y: 240, cols: 4, rows: 2, w: 36, h: 32, dx: 42, dy: 48 })} fill="var(--s3)" />
      <g fill="var(--sw)">
        <path d={boxes({ x: 320, y: 168, cols: 6, rows: 1, w: 24, h: 28, dx: 30, dy: 42 })} />
        <path d="M350 84h24v28h-24zM440 126h24v28h-24zM380 252h24v28h-24zM410 252h24v28h-24zM170 240h36v32h-36z" />
      </g>
    </>
  )
}
