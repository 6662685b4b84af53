import type { Site } from '../../../schemas/index.ts'

/** The parts that a site has and others have not, by the constants of their rules (`partStyles`). */
export const sitePartsOf = ({ notice }: Site): string[] => (notice ? ['noticeLine'] : [])
