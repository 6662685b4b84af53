/** The file of a page: `/quote/` is `quote/index.html`, so that every static host finds it. */
export function htmlFile(pagePath: string): string {
  return pagePath.endsWith('.html') ? pagePath.slice(1) : `${pagePath.slice(1)}index.html`
}
