import { boxes, Lines, Mop, Subject } from './kit.tsx'

/** A janitor's cart in a lobby with a marble stair, at a quarter past six by the clock. */
export const janitorialServices = (
  <>
    <path d="M0 0h640v326H0z" fill="var(--s1)" />
    <path d="M0 326h640v154H0z" fill="var(--sb)" />
    <g transform="translate(84 -14)">
      <path d={boxes({ x: -8, y: 40, cols: 5, rows: 1, w: 64, h: 268, dx: 72, dy: 0 })} fill="var(--sb)" />
      <path
        d="M-8 308v-48h40v-40h32v8l48-28v24l40-24v108zM208 308V184h40v40h48v84zM304 308v-92l24-24 16 16v100z"
        fill="var(--s1)"
      />
      <path d="M-24 308h392v12H-24z" fill="var(--s2)" />
      <path
        d="M-8 340h64l-64 100h-64zM64 340h64l-64 100H0zM136 340h64l-64 100H72zM208 340h64l-64 100h-64zM280 340h64l-64 100h-64z"
        fill="var(--sw)"
        opacity=".35"
      />
      <path d="M384 404v-32h40v-32h40v-32h40v-32h40v-32h40v-32h56v192z" fill="var(--s2)" />
      <path d="M380 368h44m-4-32h44m-4-32h44m-4-32h44m-4-32h44m-4-32h60" stroke="var(--sw)" strokeWidth="8" />
      <path d="M484 404v-32h40v-32h40v-32h40v-32h36v128z" fill="var(--s3)" />
      <Lines d="M-84 340h468M404 364v-88l200-160h36M464 300v-72M544 236v-72M-84 320h468" />
      <Subject>
        <Lines>
          <circle cx="392" cy="128" r="30" fill="var(--sw)" />
        </Lines>
        <path d="M392 128h21m-21 0l-2 14" stroke="var(--s3)" strokeWidth="4" />
        <Mop x={112} y={338} dx={56} dy={-216} />
        <path d="M84 356h72l-8 40H92z" fill="var(--s3)" />
        <path d="M100 332h48v24h-48z" fill="var(--s2)" />
        <path d="M176 384V252h92v132M320 384V220h20" fill="none" stroke="var(--sl)" strokeWidth="6" />
        <path d="M164 380h188v12H164zM172 312h96v8h-96zM172 252h96v8h-96z" fill="var(--sl)" />
        <path d="M264 244h76l-10 128h-56z" fill="var(--sa)" />
        <path d="M260 236h84v14h-84z" fill="var(--s3)" />
        <path d="M302 268v88" stroke="var(--sb)" strokeWidth="2" />
        <path d="M184 216h20v36h-20zM212 224h20v28h-20z" fill="var(--s3)" />
        <path d="M190 216v-8h-8v-8h20v16zM240 228h20v24h-20z" fill="var(--sa)" />
        <path d="M184 288h24v24h-24zM212 288h24v24h-24zM198 264h24v24h-24z" fill="var(--sw)" />
        <path d="M180 340h80v40h-80z" fill="var(--s2)" />
        <g fill="var(--sl)">
          <circle cx="188" cy="402" r="12" />
          <circle cx="328" cy="402" r="12" />
          <circle cx="100" cy="402" r="8" />
          <circle cx="140" cy="402" r="8" />
        </g>
      </Subject>
    </g>
  </>
)
