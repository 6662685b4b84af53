import type { Site } from '../../../schemas/index.ts'
import { colour, deepTone } from '../../ui/theme/theme.ts'

type Theme = NonNullable<Site['theme']>

/**
 * Selects the main section of a page with a picture, with more specificity than `Hero.styles.ts`; then its words and
 * its picture.
 */
const head = 'section:has(>div>h1)'
const words = `:root ${head}>div:first-child`
const picture = `:root ${head}>div:nth-child(2)`
const [home, homeWords, homePicture] = [`:root ${head}`, words, picture].map((part) =>
  part.replace(':root', ':root[data-entrance]'),
)

/** Stacks the words and the picture; `its` selects the words. */
const stacked = (whole: string | undefined, its: string | undefined) =>
  `${whole}{display:grid;grid-template:auto auto/minmax(0,1fr);min-height:0}${its}>*,${its} h1{margin:0}`

const deep = Object.entries(deepTone).map(([name, value]) => `${name}:${value}`)

const heads: Readonly<Record<NonNullable<Theme['head']>, string>> = {
  beside: '',
  // A full-width picture, with the words over its lower part on the deep colour of the site.
  cover: [
    stacked(`:root ${head}`, words),
    // The contact bar of phones is above the words.
    `:root ${head}{isolation:isolate}`,
    // The footer has the same background.
    `:root ${head}:last-of-type{padding-bottom:4rem}`,
    `${picture}{grid-area:1/1;height:max(12rem,min(44svh,24rem));min-height:0;margin:0;clip-path:none}`,
    `${words}{grid-area:2/1;display:grid;z-index:1;margin-top:-3rem;padding:2rem var(--gutter) 2.25rem var(--edge);`,
    `width:min(100% - var(--gutter),max(var(--gutter),50% - 37.5rem) + 34rem);${deep.join(';')};`,
    `background:${colour('bg')};color:${colour('ink')}}`,
    '@media (min-width:64rem){',
    // Both share the height, so that the picture and not the page background is beside the words.
    `:root ${head}{grid-template-rows:minmax(11rem,1fr) auto;min-height:min(72svh,38rem)}`,
    `${home}{min-height:min(100svh - 7.5rem,46rem)}`,
    `${picture}{grid-area:1/1/3/2;height:auto;contain:size}${words}{margin-top:0;padding-block:2.5rem}`,
    '}',
  ].join(''),
  // The words across the page, and a strip of picture below them. Pictures of other pages are too high for it.
  below: [
    stacked(home, homeWords),
    `${homeWords}{grid-area:1/1;display:grid;gap:1.25rem;padding:2.5rem var(--edge) 2rem}`,
    `${homePicture}{grid-area:2/1;height:clamp(13rem,34vw,27rem);min-height:0;margin:0 var(--edge)}`,
    '@media (min-width:64rem){',
    `${homeWords}{grid-template-columns:7fr 5fr;gap:0 4rem;align-items:end;padding:3.5rem var(--edge) 2.5rem}`,
    `${homeWords}>h1{grid-row:1/span 4}${homeWords}>*+*+*{margin-top:1.25rem}`,
    '}',
  ].join(''),
}

/** CSS for the layout of the main heading and its picture; empty for the default, side by side. */
export function headCss({ head: chosen = 'beside', corner }: Theme = {}): string {
  const isRound = chosen === 'below' && corner === 'round'
  return heads[chosen] + (isRound ? `${homePicture}{--cut:inset(0 round 1.25rem)}` : '')
}
