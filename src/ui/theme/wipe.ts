/** The squeegee that wipes pictures: the rubber on the edge of the removed layer, the channel that holds it, and the grip. */
import { colour } from './theme.ts'

/** A background for the moving layer. On a site without the motif, whose unit is 0, it is only the edge. */
export const squeegee = [
  `linear-gradient(${colour('ink')} 0 0) 0 0 / 6px 100%`,
  `linear-gradient(${colour('s2')} 0 0) 6px 0 / min(14px, var(--unit)) 100%`,
  `linear-gradient(${colour('action')} 0 0) 14px 50% / min(14px, var(--unit)) 30%`,
]
  .map((part) => `${part} no-repeat`)
  .join()
