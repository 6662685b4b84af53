import { Lines, boxes } from './kit.tsx'

/** A shop front under its awning, glass clean and the pavement swept. */
export function Retail() {
  return (
    <>
      <path d="M0 388V260h40v-36h48v164zM560 388V200h80v188z" fill="var(--s1)" />
      <path d="M88 40h472v348H88z" fill="var(--s2)" />
      <path d="M80 28h488v16H80z" fill="var(--sl)" />
      <path d={boxes({ x: 136, y: 64, cols: 4, rows: 1, w: 48, h: 60, dx: 108, dy: 0 })} fill="var(--s3)" />
      <path d={boxes({ x: 130, y: 124, cols: 4, rows: 1, w: 60, h: 6, dx: 108, dy: 0 })} fill="var(--sw)" />
      <path d="M104 144h440v32H104z" fill="var(--s3)" />
      <path d="M104 160h8M128 160h120" stroke="var(--sb)" strokeWidth="8" />
      <path d="M112 224h256v120H112zM396 200h96v188h-96z" fill="var(--sw)" />
      <path d="M104 344h272v44H104zM368 176h20v212h-20zM500 176h44v212h-44zM104 176h8v168h-8z" fill="var(--s3)" />
      <path d="M124 356h112v20H124zM248 356h112v20H248z" fill="var(--sb)" opacity=".25" />
      <path d="M404 212h80v176h-80z" fill="var(--s3)" />
      <path d="M416 232h56v116h-56z" fill="var(--sw)" />
      <path d="M416 348l56-80v40l-28 40z" fill="var(--s1)" />
      <path d="M396 300h8v40h-8z" fill="var(--sl)" />
    </>
  )
}
