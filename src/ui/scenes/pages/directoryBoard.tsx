import { box, boxes, Lines, Subject } from '../kit.tsx'

const row = (y: number, label: number) => box(216, y, label, 12) + box(424, y, 20, 12)

/** The directory in a lobby, floor by floor, beside the stairs. */
export const directoryBoard = (
  <>
    <path d="M0 0h640v392H0z" fill="var(--s1)" />
    <path d="M0 392h640v88H0z" fill="var(--sw)" />
    <path
      d={
        boxes({ x: 0, y: 392, cols: 4, rows: 1, w: 80, h: 40, dx: 160, dy: 0 }) +
        boxes({ x: 80, y: 432, cols: 4, rows: 1, w: 80, h: 48, dx: 160, dy: 0 })
      }
      fill="var(--s1)"
      opacity=".6"
    />
    <Subject>
      <g transform="translate(40 60) scale(.86)">
        <path d="M176 56h304v288H176z" fill="var(--sw)" />
        <path d="M188 68h280v264H188z" fill="var(--s3)" />
        <path d="M216 116V92h12V80h12v36z" fill="var(--sa)" />
        <path d="M256 92h120v16H256z" fill="var(--sb)" />
        <path d="M216 132h228" stroke="var(--sb)" strokeWidth="2" opacity=".6" />
        <path
          d={row(152, 136) + row(184, 104) + row(216, 152) + row(248, 88) + row(280, 120)}
          fill="var(--sb)"
          opacity=".85"
        />
        <path d="M208 244h244v20H208z" fill="none" stroke="var(--sa)" strokeWidth="4" />
      </g>
    </Subject>
    <path d="M640 392V152h-32v48h-32v48h-32v48h-32v48h-32v48z" fill="var(--s2)" />
    <path d="M608 152h32M576 200h32M544 248h32M512 296h32M480 344h32" stroke="var(--sw)" strokeWidth="10" />
    <Lines d="M0 392h640M476 256L620 40M492 340v-108M556 244v-108M612 156V52" />
    <path d="M36 300h72l-8 92H44z" fill="var(--sa)" />
    <path d="M72 300q-8-72-52-92 4 64 52 92-16-104 8-140 20 56-8 140 12-76 52-84 4 56-52 84z" fill="var(--s3)" />
  </>
)
