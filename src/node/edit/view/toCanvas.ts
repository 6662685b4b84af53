import { hashOf } from '../../disk/hashOf.ts'

/** URL path of the style sheet that a built page contains inline. */
export const firstStyles = '/_edit/site.css'
/** URL path of the additional styles for pages with a rare part. */
export const rareStyles = (part: string): string => `/_edit/${part}.css`
/**
 * URL prefix of the current theme's style sheet. The server ignores the rest; a different rest makes the browser load
 * it again.
 */
export const themePath = '/_edit/theme/'
/** The URL path of the theme's style sheet; it changes with its content. */
const themeAddress = (css: string): string => `${themePath}${hashOf(css).slice(0, 16)}.css`
/** URL path of the styles for what the editor adds to a page. */
const canvasStyles = '/_edit/app/canvas.css'

/** The `rel` values of head links that have no use in the editor. */
const leftOut = new Set(['expect', 'manifest', 'canonical', 'icon', 'apple-touch-icon'])

/**
 * Prepares a page of the site for the editor. It removes the scripts, because the editor handles events instead, and
 * replaces inline styles with links, because the editor's Content Security Policy blocks them. The current theme comes
 * after the built styles.
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
