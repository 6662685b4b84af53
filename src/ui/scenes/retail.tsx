import { boxes, Lines, Subject } from './kit.tsx'

const stripes = [0, 2, 4, 6, 8, 10]

/** A shop front under its awning, the glass clean and the pavement swept. */
export const retail = (
  <>
    <path d="M0 388V260h40v-36h48v164zM560 388V200h80v188z" fill="var(--s1)" />
    <path d="M88 40h472v348H88z" fill="var(--s2)" />
    <path d="M80 28h488v16H80z" fill="var(--sl)" />
    <path d={boxes({ x: 136, y: 68, cols: 4, rows: 1, w: 48, h: 56, dx: 108, dy: 0 })} fill="var(--s3)" />
    <path d={boxes({ x: 130, y: 124, cols: 4, rows: 1, w: 60, h: 6, dx: 108, dy: 0 })} fill="var(--sw)" />
    <path d="M104 148h440v240H104z" fill="var(--s3)" />
    <path d="M128 164h40m8 0h64m8 0h24" stroke="var(--sb)" strokeWidth="8" />
    <path d="M120 228h248v112H120zM412 248h72v104h-72z" fill="var(--sw)" />
    <path d="M120 340v-44l112-112h64L140 340zM412 348v-24l72-68v36l-56 56z" fill="var(--s1)" />
    <path d="M128 352h112v28H128zM248 352h112v28H248z" fill="none" stroke="var(--sb)" strokeWidth="2" opacity=".6" />
    <path d="M376 180v208M404 228v160" stroke="var(--sb)" strokeWidth="2" opacity=".6" />
    <path d="M152 340v-12h64v12zM232 340v-28h56v28zM304 340v-12h48v12z" fill="var(--s2)" />
    <path d="M164 328q-12-20 4-36v-16h16v16q16 16 4 36zM312 328q4-12 12-12h20v12z" fill="var(--s3)" />
    <path d="M260 312v-28" stroke="var(--sl)" strokeWidth="3" />
    <path d="M240 284l12-28h16l12 28zM196 328v-24h16v24zM328 316l-4-28h16v28z" fill="var(--sa)" />
    <path d="M104 180h440l16 40v12H88v-12z" fill="var(--sw)" />
    <path
      d={stripes.map((k) => `M${104 + 40 * k} 180h40l${Math.round(2.9 * k - 13)} 40v12h-43v-12z`).join('')}
      fill="var(--sa)"
    />
    <path d="M400 292h5v40h-5z" fill="var(--sw)" />
    <Lines d="M448 256l-16 16h32z" stroke="var(--s3)" />
    <path d="M428 272h40v20h-40z" fill="var(--sa)" />
    <path d="M552 132h36" stroke="var(--sl)" strokeWidth="5" />
    <circle cx="580" cy="164" r="28" fill="var(--sa)" />
    <path d="M564 176h10v-10h10v-10h12" fill="none" stroke="var(--sb)" strokeWidth="4" />
    <path d="M0 388h640v40H0z" fill="var(--s1)" />
    <path d="M0 428h640v52H0z" fill="var(--s2)" />
    <path d="M384 388h136l-32 40H336z" fill="var(--sw)" opacity=".8" />
    <path d="M400 388h96l-6 10h-98z" fill="var(--s3)" />
    <Lines d="M0 388h640M0 428h640M72 388l-32 40M216 388l-32 40M600 388l-32 40" />
    <Subject>
      <g transform="translate(-24 -16)">
        <path d="M504 396l28-176" stroke="var(--sl)" strokeWidth="5" strokeLinecap="round" />
        <path d="M492 380h28l12 36h-52z" fill="var(--s2)" />
        <path d="M498 388l-6 28m12-28v28m8-28l6 28" stroke="var(--sl)" strokeWidth="2" />
      </g>
    </Subject>
  </>
)
