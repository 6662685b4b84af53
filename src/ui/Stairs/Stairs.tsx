import { stairs } from './Stairs.styles.ts'

/**
 * The motif at full size: a flight of four steps that rises to the lower right corner of a section (`stairs.ground`).
 */
export function Stairs() {
  return (
    <svg className={stairs.flight} viewBox="0 0 4 4" preserveAspectRatio="none" aria-hidden="true" data-part="stairs">
      <path d="M0 4V3h1V2h1V1h1V0h1v4z" stroke="none" />
      <path d="M0 3h1M1 2h1M2 1h1M3 0h1" vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
