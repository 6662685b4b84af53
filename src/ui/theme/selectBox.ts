import { colour } from './theme.ts'

/** A select with a drawn arrow, as browsers each draw their own, on a ground that is any CSS colour. */
export const selectBox = (ground: string) => ({
  appearance: 'none' as const,
  paddingRight: '2.5rem',
  background: `conic-gradient(from -45deg at 50% 90%, ${colour('brand')} 25%, #0000 0) right .875rem top 50% / .75rem .5rem no-repeat ${ground}`,
})
