/** The pages of this site as a usual static site generator would write them, to compare the first paint. */

/**
 * Returns a page with the same words and drawings, with all rules in one linked sheet and nothing else that delays the
 * first paint.
 *
 * @param readSheet returns the rules of a linked sheet by its address
 */
export function plainPage(html: string, address: string, readSheet: (href: string) => string) {
  const inline = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, rules = '']) => rules)
  const linked = [...html.matchAll(/<link\b[^>]*rel="stylesheet"[^>]*>/g)].map(([link]) =>
    readSheet(/href="([^"]*)"/.exec(link)?.[1] ?? ''),
  )
  const bare = html.replace(
    /<style[^>]*>.*?<\/style>|<link\b[^>]*rel="(?:stylesheet|expect)"[^>]*>|<script type="module"[^>]*><\/script>/gs,
    '',
  )
  const sheet = `<link rel="stylesheet" href="${address}"/>`
  return { html: bare.replace('</title>', () => `</title>${sheet}`), rules: [...inline, ...linked].join('') }
}
