/**
 * Returns the value of `aria-current` for a link: `page` for a link to the page itself, `true` for a link to a folder
 * that contains the page.
 *
 * @param href target of the link
 * @param path path of the page, in the same form as `href`
 * @param home path of the home page, in the same form
 */
export function currentness(href: string, path: string, home: string): 'page' | 'true' | undefined {
  if (href === path) return 'page'
  return href !== home && path.startsWith(href) ? 'true' : undefined
}
