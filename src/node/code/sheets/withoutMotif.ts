const here = ':root'
const low = `${here} section:has(>h1)`
/** The section after it; a form that stands beside it has rules of its own, which are stronger. */
const second = `:where(${low})~section:where(:nth-of-type(2))`
/** A band that calls to act, in whose corner a flight of stairs would stand. */
const band = `${here} section:has(>h2~[data-part=stairs])`
const sign = `${here} [aria-controls=menu]`

/**
 * Rules of a site without the motif: no notches, flights of stairs, marks of a sequence and sign; a sign of the menu and ticks of
 * a form in no shape of their own; no squeegee; and, where stairs would stand beside the main heading or that of a band, text.
 */
export const withoutMotif = [
  `${here}{--unit:0px}`,
  // No height, no flight.
  `${here} section{--rise:0px!important}`,
  `${here} :is([data-part=company] svg,svg:has(>[data-current])){display:none}`,
  // Three bars of one length, or a cross.
  `${sign} path{display:none}`,
  `${sign} svg{background:${bars('3px', '11px', '19px')}}`,
  `${sign}[aria-expanded=true] svg{rotate:45deg;background:${stroke('100% 2px')},${stroke('2px 100%')}}`,
  `${here}[data-entrance] section>div:after{animation-name:none}`,
  // The heading on the left, what it promises on the right, and the content in the first screen.
  `${low}{padding-block:clamp(1.5rem,4vw,3.5rem)}`,
  // A section on another ground keeps its distance by itself: what comes next is not known while a page arrives. The sheets
  // of the page stand between the two.
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

/** Strokes across a sign, each at its height. */
function bars(...heights: string[]): string {
  return heights.map((height) => `linear-gradient(currentColor 0 0) 0 ${height}/100% 2px no-repeat`).join()
}

/** A stroke through the middle of a sign. */
function stroke(size: string): string {
  return `linear-gradient(currentColor 0 0) 50%/${size} no-repeat`
}
