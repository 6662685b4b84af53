import { hashOf } from '../../disk/hashOf.ts'

/** Address of the styles that a built page holds in itself. */
export const firstStyles = '/_edit/site.css'
/** Address of those that pages with such a part hold besides. */
export const rareStyles = (part: string): string => `/_edit/${part}.css`
/** Addresses below it hold the colours of the site as they are now; what follows keeps none from being asked for anew. */
export const themePath = '/_edit/theme/'
/** The address of the colours that some rules hold: other rules, another address. */
export const themeAddress = (css: string): string => `${themePath}${hashOf(css).slice(0, 16)}.css`
/** Address of the styles of what the editor adds to a page. */
const canvasStyles = '/_edit/app/canvas.css'

/** Links in the head of a page that say nothing to a person who edits it. */
const leftOut = new Set(['expect', 'manifest', 'canonical', 'icon', 'apple-touch-icon'])

/**
 * A page of the site as the editor shows it: without scripts, as the editor answers in their place, and with its inline
 * styles as a file, as the policy of the editor takes no others. The colours of now follow those that were built.
 */
export function toCanvas(html: string, theme: string): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link rel="([a-z-]+)"[^>]*>/g, (link, rel) => (leftOut.has(rel) ? '' : link))
    .replace(
      /<style data-rare="(\w+)">[\s\S]*?<\/style>/g,
      (_style, part) => `<link rel="stylesheet" href="${rareStyles(part)}">`,
    )
    .replace(
      /<style>[\s\S]*?<\/style>/,
      `<link rel="stylesheet" href="${firstStyles}"><link rel="stylesheet" href="${themeAddress(theme)}" data-theme>`,
    )
    .replace('</head>', `<link rel="stylesheet" href="${canvasStyles}"></head>`)
}
