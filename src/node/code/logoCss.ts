import type { Site } from '../../../schemas/index.ts'
import { fileOfAddress } from '../../content/model/files/pictureFile.ts'

type Theme = NonNullable<Site['theme']>

const mark = 'a[data-part=company]'
/** A selector with more specificity than the rule that hides the symbol on sites without the motif. */
const sign = (place: string) => `:root ${place} ${mark} svg`

/**
 * The logo of a site as CSS. It is a background of the symbol, so that pages and scripts do not depend on it, and the
 * name stays in the page for screen readers. Empty for a site without a logo.
 *
 * @param base base path of the site on its host
 */
export function logoCss({ logo, darkMode = 'auto' }: Theme = {}, base = '/'): string {
  if (!logo) return ''
  const { onLight, onDark, hasName = false } = logo
  const urlOf = (file: string) => `url(${JSON.stringify(base + encodeURI(fileOfAddress(file)).slice(1))})`
  const put = (place: string, file: string | undefined) => {
    if (file === undefined) return `${sign(place)}{display:none}`
    const name = hasName ? `${place} ${mark}{font-size:0}` : ''
    return `${sign(place)}{display:block;background-image:${urlOf(file)}}${name}`
  }
  const inMode = (mode: 'light' | 'dark', rules: string) => `@media (prefers-color-scheme:${mode}){${rules}}`
  const inForced = (mode: 'light' | 'dark', file: string | undefined) =>
    `@media (forced-colors:active) and (prefers-color-scheme:${mode}){${put(':is(header,footer)', file)}}`
  const forDark = onDark ?? (darkMode === 'dark' ? onLight : undefined)
  return [
    `${mark} path{display:none}`,
    `${mark} svg{width:${hasName ? 'min(13rem,44vw)' : '2.5rem'};height:2.5rem;background:0/contain no-repeat;print-color-adjust:exact}`,
    ...(darkMode === 'auto'
      ? [inMode('light', put('header', onLight)), inMode('dark', put('header', onDark))]
      : [put('header', darkMode === 'dark' ? forDark : onLight)]),
    put('footer', forDark),
    // In forced-colors mode, the visitor's colours set both backgrounds.
    inForced('light', onLight),
    inForced('dark', onDark),
    // For print, where `print.styles.ts` removes all other backgrounds.
    `@media print{${sign('header')}{background:${urlOf(onLight)} 0/contain no-repeat!important;display:block}}`,
  ].join('')
}
