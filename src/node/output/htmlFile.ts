/** The file of a page: `/quote/` becomes `quote/index.html`, which every static host finds; `/404.html` stays. */
export function htmlFile(pagePath: string): string {
  return pagePath.endsWith('/') ? `${pagePath.slice(1)}index.html` : pagePath.slice(1)
}
