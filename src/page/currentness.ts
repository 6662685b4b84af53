/**
 * How a link stands to the page that shows it (`aria-current`): `page` for the link to the page itself, `true` for the section
 * the page lies in.
 *
 * @param path of the page and @param home of the home page, with base, as the address of the link
 */
export function currentness(href: string, path: string, home: string): 'page' | 'true' | undefined {
  if (href === path) return 'page'
  return href !== home && path.startsWith(href) ? 'true' : undefined
}
