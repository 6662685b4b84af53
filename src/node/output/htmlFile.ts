/** The file of a page: `/quote/` is `quote/index.html`, so that every static host finds it, and `/404.html` is itself. */
export function htmlFile(pagePath: string): string {
  return pagePath.endsWith('/') ? `${pagePath.slice(1)}index.html` : pagePath.slice(1)
}
