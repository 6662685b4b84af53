import { Bucket, boxes, Lines, Steps, Subject, Tree } from './kit.tsx'

/** Path data of `cols` windows of one floor, at bays of 56. */
const row = (x: number, y: number, w: number, h: number, cols: number) =>
  boxes({ x, y, cols, rows: 1, w, h, dx: 56, dy: 0 })

/** A row of brick houses with marble steps; one flight has just been scrubbed. */
export const rowhouses = (
  <>
    <pattern id="rowhouses-brick" width="24" height="16" patternUnits="userSpaceOnUse">
      <path d="M0 1h24M0 9h24M6 1v8m12 0v8" stroke="var(--sb)" opacity=".2" />
    </pattern>
    <circle cx="136" cy="148" r="72" fill="var(--sw)" />
    <path
      d="M0 364V228h24v-24h32v24h12v-40l14-76 14 76v56h24v120zM640 160H480V88h28V64h8V40h4v24h20v24h24v40h76z"
      fill="var(--s1)"
    />
    <path d="M192 140h16v24h-16zM600 120h16v20h-16z" fill="var(--sa)" />
    <path d="M112 364V176h112v188zM528 364V148h112v216z" fill="var(--s2)" />
    <path d="M400 132h128v232H400z" fill="var(--s1)" />
    <path d="M224 364V84h176v280z" fill="var(--sa)" />
    <path d="M224 364V84h176v280z" fill="url(#rowhouses-brick)" />
    <path d="M400 132h20v232h-20z" fill="var(--s2)" opacity=".6" />
    <path d="M528 148h20v216h-20zM112 176h112v14H112zM548 148h92v14h-92z" fill="var(--s3)" opacity=".35" />
    <path d="M400 128l16-48h96l16 48z" fill="var(--s3)" />
    <path d="M104 164h120v12H104zM216 72h192v12H216zM396 124h136v10H396zM528 136h112v12H528z" fill="var(--sl)" />
    <path d="M232 90h164" stroke="var(--sw)" strokeWidth="12" strokeDasharray="6 10.2" />
    <path
      d={`${row(238, 104, 36, 50, 3)}${row(238, 170, 36, 56, 3)}${row(238, 244, 36, 60, 2)}M340 232h56v80h-56zM446 76h36v40h-36z`}
      fill="var(--sw)"
    />
    <path
      d="M234 152h44v6h-44zm56 0h44v6h-44zm56 0h44v6h-44zM234 224h44v6h-44zm56 0h44v6h-44zm56 0h44v6h-44zM234 302h44v6h-44zm56 0h44v6h-44zM224 348h116v16H224z"
      fill="var(--sw)"
    />
    <path
      d={`${row(242, 112, 28, 40, 2)}M242 178h28v46h-28zM354 178h28v46h-28z${row(242, 252, 28, 50, 2)}M486 152h32v60h-32z${row(560, 176, 30, 52, 2)}${row(246, 326, 24, 18, 2)}M348 240h40v16h-40zM348 260h40v48h-40zM452 84h24v28h-24zM430 244h32v60h-32zM480 232h40v90h-40zM176 196h28v46h-28zM176 262h28v46h-28zM124 256h40v64h-40zM560 248h30v60h-30zM608 244h32v78h-32z`}
      fill="var(--s3)"
    />
    <path
      d="M354 112h28v40h-28zM298 178h28v46h-28zM430 152h32v60h-32zM128 196h28v46h-28z"
      fill="var(--lit, var(--s3))"
    />
    <path
      d="M242 131h28m28 0h28m28 0h28M242 200h28m28 0h28m28 0h28M242 276h28m28 0h28M368 260v48M430 180h32m24 0h32M430 272h32M560 200h30m26 0h24M560 276h30M128 218h28m20 0h28M176 284h28M484 248h32M128 272h32"
      stroke="var(--sb)"
      strokeWidth="2"
    />
    <path
      d="M424 212h44v6h-44zm56 0h44v6h-44zM424 304h44v6h-44zM554 228h42v6h-42zm54 0h32v6h-32zM554 308h42v6h-42zM124 242h36v6h-36zm48 0h36v6h-36zM172 308h36v6h-36z"
      fill="var(--sb)"
    />
    <Subject>
      <path d="M312 302h-12q-4-12 4-16v-10l4 4h4l4-4v12z" fill="var(--sb)" />
    </Subject>
    <path d="M0 364h640v64H0z" fill="var(--s1)" />
    <path d="M0 440h640v40H0z" fill="var(--s2)" />
    <Lines d="M0 364h112m40 0h152m64 0h96m64 0h112M0 428h640M64 364L16 428M208 364l-48 64M456 364l-48 64M576 364l-48 64" />
    <path d="M208 428l12-16h80l56-48h84l-48 64z" fill="var(--sw)" opacity=".75" />
    <Steps x={122} y={319} w={48} rise={15} run={10} clean={false} />
    <Steps x={476} y={319} w={52} rise={15} run={10} clean={false} />
    <Steps x={604} y={319} w={52} rise={15} run={10} clean={false} />
    <Steps x={336} y={308} w={64} count={4} rise={14} run={11} />
    <Tree x={52} y={412} r={56} h={184} fill="var(--s3)" />
    <Subject>
      <Bucket x={272} y={398} fill="var(--s3)" />
      <path d="M318 378h44v9h-44z" fill="var(--sa)" />
      <path d="M320 390h42" stroke="var(--s2)" strokeWidth="6" strokeDasharray="2 2" />
    </Subject>
  </>
)
