import { box, boxes, Lines, Subject } from '../kit.tsx'

/** Five doors side by side: a clinic, an office, a classroom, a shop and a courthouse. */
export const fiveDoors = (
  <>
    <path d="M0 0h640v384H0z" fill="var(--s1)" />
    <path d={box(128, 0, 128, 384) + box(384, 0, 128, 384)} fill="var(--s2)" opacity=".55" />
    <path d="M0 384h640v96H0z" fill="var(--sw)" />
    <path
      d={
        boxes({ x: 0, y: 384, cols: 5, rows: 1, w: 64, h: 32, dx: 128, dy: 0 }) +
        boxes({ x: 64, y: 416, cols: 5, rows: 1, w: 64, h: 64, dx: 128, dy: 0 })
      }
      fill="var(--s1)"
      opacity=".6"
    />
    <path d={box(20, 136, 88, 248) + box(532, 136, 88, 248)} fill="var(--sw)" />
    <Subject>
      <path d={boxes({ x: 148, y: 136, cols: 3, rows: 1, w: 88, h: 248, dx: 128, dy: 0 })} fill="var(--sw)" />
    </Subject>
    <path d={box(28, 144, 72, 240) + box(284, 144, 72, 240)} fill="var(--s3)" />
    <path d={box(156, 144, 72, 240) + box(540, 144, 72, 240)} fill="var(--sl)" opacity=".85" />
    <path d={box(412, 144, 72, 240)} fill="var(--sa)" />
    <path d="M540 136l36-40 36 40zM532 88h88v8h-88z" fill="var(--s3)" />
    <Subject>
      <path d="M396 136l8-40h88l8 40q-13 14-26 0-13 14-26 0-13 14-26 0-13 14-26 0z" fill="var(--sw)" />
      <path d="M404 96h18l-4 40q-9 10-22 0zM440 96h16l4 40q-13 14-24 0zM474 96h18l8 40q-13 14-24 0z" fill="var(--sa)" />
    </Subject>
    <path d="M44 84h40v40H44zM296 84h48v40h-48z" fill="var(--sw)" />
    <path d="M60 90h8v10h10v8H68v10h-8v-10H50v-8h10z" fill="var(--sa)" />
    <path d="M304 112l8-20 8 12 8-16 8 24z" fill="var(--s3)" />
    <path d={boxes({ x: 160, y: 86, cols: 4, rows: 3, w: 10, h: 9, dx: 18, dy: 14 })} fill="var(--sw)" />
    <path
      d="M40 160h20v96H40zM164 152h56v224h-56zM296 160h48v64h-48zM424 160h48v136h-48z"
      fill="var(--sb)"
      opacity=".9"
    />
    <path d="M164 300L220 190M424 260l48-72" stroke="var(--sw)" strokeWidth="6" />
    <path
      d="M552 160h20v88h-20zM580 160h20v88h-20zM552 264h20v88h-20zM580 264h20v88h-20z"
      fill="var(--s2)"
      opacity=".5"
    />
    <path d="M84 264h8v28h-8zM216 256h6v56h-6zM340 272h8v20h-8zM418 312h60v8h-60z" fill="var(--sw)" />
    <circle cx="576" cy="258" r="5" fill="var(--sw)" />
    <Lines d="M0 384h640" />
    <path
      d="M16 384h96l8 16H8zM144 384h96l8 16H136zM272 384h96l8 16H264zM400 384h96l8 16h-112zM528 384h96l8 16H520z"
      fill="var(--s3)"
    />
  </>
)
