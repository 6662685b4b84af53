import { Lines, Subject } from './kit.tsx'

/** A clinic's exam room, made ready: fresh paper on the table under the lamp. */
export const medical = (
  <>
    <path d="M0 364h640v116H0z" fill="var(--s1)" />
    <path d="M0 352h640v12H0z" fill="var(--s2)" />
    <path d="M296 154L160 382h320L360 154z" fill="var(--sw)" opacity=".45" />
    <path d="M64 72h136v96H64z" fill="var(--s2)" />
    <path d="M132 72v96M120 112v16M144 112v16" stroke="var(--sl)" strokeWidth="2" />
    <path d="M48 256h128v12H48z" fill="var(--sl)" />
    <path d="M56 268h112v96H56z" fill="var(--s2)" />
    <path d="M56 268h56v96H56z" fill="var(--s3)" />
    <path d="M92 256v-32q0-16 16-16t16 16v8" fill="none" stroke="var(--sl)" strokeWidth="5" />
    <path d="M60 256v-28h16v28zM144 256v-20h16v20z" fill="var(--s3)" />
    <path d="M64 228v-8h8v8zM144 236v-6h16v6z" fill="var(--sa)" />
    <path d="M600 40h40v312h-40z" fill="var(--s2)" />
    <path d="M612 44v308m12 0V44m12 0v308M592 40h48" stroke="var(--s3)" strokeWidth="3" />
    <path d="M216 400h228l-16 24H232z" fill="var(--s3)" opacity=".2" />
    <path d="M452 84h60v112h-60z" fill="var(--sw)" />
    <path
      d="M470 106h24M464 124h36M464 140h36M462 156h40M462 170h40"
      stroke="var(--s3)"
      strokeWidth="8"
      strokeDasharray="8 6"
    />
    <Lines d="M452 84h60v112h-60zM0 364h640" />
    <path d="M392 0v42l-64 68" fill="none" stroke="var(--sl)" strokeWidth="6" />
    <Subject>
      <g transform="translate(-16 -6)">
        <path d="M296 160q4-48 48-48t48 48z" fill="var(--sa)" />
        <path d="M296 160h96v8h-96z" fill="var(--sl)" />
        <path d="M216 312h216v84H216z" fill="var(--s3)" />
        <path d="M224 340h96m8 0h96M288 326h24m72 0h24" stroke="var(--sb)" strokeWidth="3" />
        <path d="M192 284h224l56-88q8-10 18-4t6 16l-52 88q-6 16-24 16H192q-14 0-14-14t14-14z" fill="var(--s2)" />
        <path d="M204 276h208l54-86 12 8-58 94H216v64h-24v-68q0-12 12-12z" fill="var(--sw)" />
        <path d="M204 396h240v8H204z" fill="var(--sl)" />
      </g>
    </Subject>
    <path d="M440 376h40v20h24v16h-64z" fill="var(--s2)" />
    <path d="M440 372h44v8h-44zM484 392h24v8h-24z" fill="var(--sw)" />
  </>
)
