import { Lines } from './kit.tsx'

/** The sign on the wet floor of an empty corridor. */
export function WetFloorSign() {
  return (
    <>
      <path d="M0 300h640v180H0z" fill="var(--s1)" />
      <path d="M264 96h112l56 288H208z" fill="var(--sa)" />
      <Lines d="M0 300h640" />
    </>
  )
}
