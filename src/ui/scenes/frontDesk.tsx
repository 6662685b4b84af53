import { Lines, Subject } from './kit.tsx'

/** A reception desk with its lamp, bell and telephone. */
export const frontDesk = (
  <>
    <path d="M0 372h640v108H0z" fill="var(--s1)" />
    <path d="M272 40h304v332H272z" fill="var(--s1)" />
    <path d="M272 40h304" stroke="var(--sl)" strokeWidth="2" />
    <path d="M344 176h40v-28h40v-28h40v-28h40v84z" fill="var(--s2)" />
    <path d="M344 176h40v-28h40v-28h40v-28h40" fill="none" stroke="var(--sw)" strokeWidth="8" />
    <path d="M240 0v80M152 0v112" stroke="var(--sl)" strokeWidth="3" />
    <path d="M208 112q0-32 32-32t32 32zM120 144q0-32 32-32t32 32z" fill="var(--s3)" />
    <path d="M228 112h24v8h-24zM140 144h24v8h-24z" fill="var(--sw)" />
    <Lines d="M0 372h640" />
    <path d="M32 60h56v112H32z" fill="var(--s2)" />
    <path d="M40 68h40v96H40z" fill="var(--sw)" />
    <path d="M40 164v-24h14v-14h13v-14h13v52z" fill="var(--s1)" />
    <path d="M600 372V96h40" fill="none" stroke="var(--s2)" strokeWidth="8" />
    <path d="M604 100h36v272h-36z" fill="var(--s3)" />
    <path d="M612 236h8v28h-8z" fill="var(--sb)" />
    <path d="M200 396h368l24 24H176z" fill="var(--s3)" opacity=".2" />
    <path d="M184 256h400v24H184z" fill="var(--sw)" />
    <path d="M200 280h368v116H200z" fill="var(--s3)" />
    <path d="M210 338h352" stroke="var(--s2)" strokeWidth="116" strokeDasharray="3 13" opacity=".6" />
    <path d="M200 384h368v12H200zM192 280h384v6H192z" fill="var(--sl)" />
    <path d="M480 168h88v60h-88z" fill="var(--sl)" />
    <path d="M516 228h16v16h20v12h-56v-12h20z" fill="var(--sl)" />
    <Subject>
      <path d="M264 256l12-40h80l12 40z" fill="var(--sa)" />
      <path d="M252 216q0-28 64-28t64 28h-32q-4-12-32-12t-32 12z" fill="var(--sl)" />
      <circle cx="316" cy="234" r="14" fill="var(--sb)" />
      <circle cx="316" cy="234" r="6" fill="var(--sa)" />
      <path d="M412 256q0-24 24-24t24 24z" fill="var(--s3)" />
      <path d="M404 250h64v6h-64zM432 222h8v10h-8z" fill="var(--sl)" />
    </Subject>
    <path d="M76 328h72l-10 76H86z" fill="var(--sa)" />
    <path d="M112 328q-8-80-64-104q0 72 64 104q-24-112 8-152q24 56-8 152q8-80 60-96q4 64-60 96z" fill="var(--s3)" />
  </>
)
