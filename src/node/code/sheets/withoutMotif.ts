const here = ':root'
const low = `${here} section:has(>h1)`
/** The section after it, with low specificity: a form beside the main section has its own rules. */
const second = `:where(${low})~section:where(:nth-of-type(2))`
/** A call-to-action band, which would have stairs in its corner. */
const band = `${here} section:has(>h2~[data-part=stairs])`
const sign = `${here} [aria-controls=menu]`

/**
 * Rules for a site without the motif. They remove notches, stairs, step marks, the symbol and the wipe animation, and
 * use plain shapes for the menu icon and the checkmarks of forms. Text takes the space of the stairs beside the main
 * heading and in bands.
 */
export const withoutMotif = [
  `${here}{--unit:0px}`,
  // Without height there are no stairs.
  `${here} section{--rise:0px!important}`,
  `${here} :is([data-part=company] svg,svg:has(>[data-current])){display:none}`,
  // Three bars of equal length, or a cross.
  `${sign} path{display:none}`,
  `${sign} svg{background:${bars('3px', '11px', '19px')}}`,
  `${sign}[aria-expanded=true] svg{rotate:45deg;background:${stroke('100% 2px')},${stroke('2px 100%')}}`,
  `${here}[data-entrance] section>div:after{animation-name:none}`,
  // The heading on the left, the lead text on the right, so that the content starts on the first screen.
  `${low}{padding-block:clamp(1.5rem,4vw,3.5rem)}`,
  // A section with another background keeps its own distance. While a page is loading, the next section is unknown; the
  // style sheets of the page come between the two.
  `${low}:where(:not(:last-of-type)){padding-bottom:0}`,
  `${second}:not([data-tone]){padding-top:clamp(2rem,4vw,3.5rem)}`,
  `${second}[data-tone]{margin-top:clamp(1.5rem,4vw,3.5rem)}`,
  '@media (min-width:64rem){',
  `${low}{grid-template-columns:7fr 5fr;gap:0 4rem;align-items:end}`,
  `${low}>h1{grid-row:1/span 4;align-self:start}`,
  `${low}>h1~*+*{margin-top:1.25rem}`,
  `${band}{grid-template-columns:7fr 5fr;gap:0 4rem;align-items:start}`,
  `${band}>h2{grid-row:1/span 4}`,
  `${band}>h2~*+*{margin-top:1.25rem}`,
  '}',
].join('')

/** Horizontal bars across an icon, at the given heights. */
function bars(...heights: string[]): string {
  return heights.map((height) => `linear-gradient(currentColor 0 0) 0 ${height}/100% 2px no-repeat`).join()
}

/** A bar through the centre of an icon. */
function stroke(size: string): string {
  return `linear-gradient(currentColor 0 0) 50%/${size} no-repeat`
}
