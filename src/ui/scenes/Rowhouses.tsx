import { Bucket, Lines, Steps, Tree, boxes } from './kit.tsx'

/** A row of brick houses with marble steps; one flight has just been scrubbed. */
export function Rowhouses() {
  return (
    <>
      <pattern id="rowhouses-brick" width="24" height="16" patternUnits="userSpaceOnUse">
        <path d="M0 1h24M0 9h24M6 1v8m12 0v8" stroke="var(--sb)" opacity=".2" />
      </pattern>
      <circle cx="136" cy="148" r="68" fill="var(--sw)" />
      <path
        d="M0 372V228h24v-24h32v24h12v-40l14-72 14 72v56h24v128zM640 160H480V88h28V68h40v20h24v40h68z"
        fill="var(--s1)"
      />
      <path d="M112 372V176h112v196zM528 372V148h112v224z" fill="var(--s2)" />
      <path d="M224 372V84h176v288z" fill="var(--sa)" />
      <path d="M224 372V84h176v288z" fill="url(#rowhouses-brick)" />
      <path d="M400 128h128v244H400z" fill="var(--s1)" />
      <path d="M400 128l16-48h96l16 48z" fill="var(--s3)" />
      <path d="M104 164h120v12H104zM216 72h192v12H216zM396 124h136v10H396zM528 136h112v12H528z" fill="var(--sl)" />
      <path d="M232 90h164" stroke="var(--sw)" strokeWidth="12" strokeDasharray="6 10.2" />
      <path d="M116 180h104m312-28h108" stroke="var(--sl)" strokeWidth="8" strokeDasharray="4 12" />
      <g fill="var(--sw)">
        <path d={boxes({ x: 238, y: 106, cols: 3, rows: 1, w: 36, h: 54, dx: 56, dy: 0 })} />
        <path d={boxes({ x: 238, y: 176, cols: 3, rows: 1, w: 36, h: 60, dx: 56, dy: 0 })} />
        <path d={boxes({ x: 238, y: 254, cols: 2, rows: 1, w: 36, h: 68, dx: 56, dy: 0 })} />
        <path d="M342 244h52v90h-52zM446 76h36v40h-36z" />
      </g>
      <g fill="var(--s3)">
        <path d={boxes({ x: 242, y: 114, cols: 3, rows: 2, w: 28, h: 19, dx: 56, dy: 21 })} />
        <path d={boxes({ x: 242, y: 184, cols: 3, rows: 2, w: 28, h: 22, dx: 56, dy: 24 })} />
        <path d={boxes({ x: 242, y: 262, cols: 2, rows: 2, w: 28, h: 26, dx: 56, dy: 28 })} />
        <path d={boxes({ x: 420, y: 152, cols: 2, rows: 1, w: 32, h: 60, dx: 56, dy: 0 })} />
        <path d="M348 252h40v14h-40zM348 270h40v63h-40zM452 84h24v28h-24zM420 248h32v64h-32zM470 236h44v102h-44z" />
        <path d={boxes({ x: 176, y: 196, cols: 1, rows: 2, w: 28, h: 50, dx: 48, dy: 68 })} />
        <path d="M132 196h28v50h-28zM126 252h40v86h-40zM552 172h32v56h-32zM608 172h32v56h-32zM552 252h32v64h-32zM602 246h38v92h-38z" />
      </g>
      <g fill="var(--sw)">
        <path d="M234 160h44v6h-44zM290 160h44v6h-44zM346 160h44v6h-44zM234 236h44v6h-44zM290 236h44v6h-44zM346 236h44v6h-44zM234 322h44v6h-44zM290 322h44v6h-44zM224 356h118v16H224z" />
      </g>
      <path d="M248 338h24v18h-24zM304 338h24v18h-24z" fill="var(--s3)" />
      <path d="M172 250h36v6h-36zM172 318h36v6h-36zM128 246h36v6h-36zM416 212h40v6h-40zM472 212h40v6h-40zM416 312h40v6h-40zM548 228h40v6h-40zM548 316h40v6h-40z" fill="var(--sb)" />
      <path d="M378 304v6M354 312h28" stroke="var(--sb)" strokeWidth="3" />
      <path d="M0 372h640v40H0z" fill="var(--s1)" />
      <path d="M0 424h640v56H0z" fill="var(--s2)" />
      <Steps x={124} y={338} w={44} rise={12} run={8} clean={false} />
      <Steps x={468} y={338} w={48} rise={12} run={8} clean={false} />
      <Steps x={600} y={338} w={48} rise={12} run={8} clean={false} />
      <Steps x={340} y={333} w={56} rise={13} run={9} />
      <path d="M296 402h104l-16 10H280z" fill="var(--sw)" />
      <Lines d="M0 372h97m63 0h161m83 0h42m74 0h52M0 412h640M52 372l-30 40M200 372l-30 40M296 402l-8 10M448 402l-8 10M560 372l-30 40" />
      <Tree x={52} y={396} r={52} h={170} fill="var(--s3)" />
      <Bucket x={268} y={410} fill="var(--s3)" />
    </>
  )
}
