import { boxes, Lines, Subject, Tree } from './kit.tsx'

/** Office buildings at dusk, with the crew's floor lit. */
export const offices = (
  <>
    <circle cx="200" cy="144" r="48" fill="var(--sw)" />
    <path d="M0 380V236h56v-40h56v96h64v88zM560 380V176h80v204z" fill="var(--s1)" />
    <path d="M512 380V80l56 36v264z" fill="var(--s3)" />
    <path d="M304 380V80h208v300zM112 380V220h192v160z" fill="var(--s2)" />
    <path d="M104 208h200v12H104zM296 68h224v14H296z" fill="var(--sl)" />
    <path
      d={
        boxes({ x: 320, y: 100, cols: 6, rows: 6, w: 24, h: 26, dx: 30, dy: 38 }) +
        boxes({ x: 128, y: 236, cols: 4, rows: 2, w: 36, h: 32, dx: 42, dy: 44 })
      }
      fill="var(--s3)"
      opacity=".55"
    />
    <path
      d="M512 130l56 28m-56 10l56 24m-56 14l56 20m-56 18l56 16m-56 22l56 12m-56 26l56 8"
      stroke="var(--sb)"
      strokeWidth="2"
      opacity=".6"
    />
    <g fill="var(--lit, var(--sw))">
      <path d={boxes({ x: 320, y: 176, cols: 6, rows: 1, w: 24, h: 26, dx: 30, dy: 0 })} />
      <path d="M350 100h24v26h-24zM440 138h24v26h-24zM380 252h24v26h-24zM410 252h24v26h-24zM170 236h36v32h-36z" />
    </g>
    <path d="M384 190h16v12h-16zM416 202l6-22h3l-6 22zM410 194h12v8h-12z" fill="var(--s3)" />
    <path
      d={boxes({ x: 324, y: 336, cols: 6, rows: 1, w: 28, h: 44, dx: 28, dy: 0 })}
      fill="none"
      stroke="var(--sl)"
      strokeWidth="2"
    />
    <path d="M364 336h84v44h-84z" fill="var(--sw)" />
    <path d="M406 336v44" stroke="var(--s3)" strokeWidth="2" />
    <path d="M344 324h124v12H344z" fill="var(--sa)" />
    <path d="M0 380h640v100H0z" fill="var(--s1)" />
    <path d="M364 380h84l40 60H324z" fill="var(--sw)" />
    <Lines d="M0 380h364m84 0h192M264 208v-40m20 40v-24M512 380h56" />
    <Subject>
      <g transform="translate(8 -2)">
        <path d="M152 392v-56q0-8 8-8h72l32 28v36z" fill="var(--sw)" />
        <path d="M224 336l24 20h-24zM152 376h112v8H152z" fill="var(--s3)" />
        <path d="M168 364h16v-10h14v-10h14" fill="none" stroke="var(--sa)" strokeWidth="5" />
        <path d="M168 392a10 10 0 0 0 20 0zM228 392a10 10 0 0 0 20 0z" fill="var(--sl)" />
      </g>
    </Subject>
    <Tree x={80} y={396} r={48} h={152} fill="var(--s3)" />
    <Tree x={584} y={404} r={40} h={128} fill="var(--s2)" />
  </>
)
