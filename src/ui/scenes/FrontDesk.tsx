import { Lines } from './kit.tsx'

/** A reception desk with its telephone, someone to answer it at the lamp. */
export function FrontDesk() {
  return (
    <>
      <path d="M0 372h640v108H0z" fill="var(--s1)" />
      <path d="M272 48h272v200H272z" fill="var(--s1)" />
      <path d="M344 160h48v-32h48v-32h48v96H344z" fill="var(--s2)" />
      <path d="M208 248h384v28H208z" fill="var(--sw)" />
      <path d="M224 276h352v112H224z" fill="var(--s3)" />
      <path d="M232 332h336" stroke="var(--sb)" strokeWidth="112" strokeDasharray="2 14" opacity=".4" />
    </>
  )
}
