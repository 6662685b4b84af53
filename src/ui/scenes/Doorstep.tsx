import { Lines, Steps } from './kit.tsx'

/** A front door and its marble steps, just scrubbed. */
export function Doorstep() {
  return (
    <>
      <path d="M0 0h640v368H0z" fill="var(--s2)" />
      <path d="M232 0h208v284H232z" fill="var(--sw)" />
      <path d="M256 56h160v228H256z" fill="var(--sa)" />
      <path d="M0 368h640v112H0z" fill="var(--s1)" />
      <Steps x={228} y={284} w={224} rise={28} run={20} />
    </>
  )
}
