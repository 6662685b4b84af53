import type { Crumb, HeaderModel, LanguageLink, LinkModel, MenuLink } from '../content/model/pageModel.ts'

/** The props of the shell, as read from its HTML. */
export interface ShellState {
  header: HeaderModel
  languages: LanguageLink[]
  crumbs: Crumb[]
  path: string
  menuOpen: boolean
}

/** Reads the shell's props back from a prerendered page. The HTML is the only source of this data. */
export function readShell(page: Document): ShellState {
  const shell = find<HTMLElement>(page, '#shell')
  const home = find<HTMLAnchorElement>(shell, '[data-part=company]')
  return {
    path: shell.dataset.path ?? '/',
    menuOpen: find(shell, 'button').getAttribute('aria-expanded') === 'true',
    header: {
      company: textOf(home),
      home: hrefOf(home),
      phone: linkOf(find<HTMLAnchorElement>(shell, '[data-part=phone]')),
      button: linkOf(find<HTMLAnchorElement>(shell, '[data-part=button]')),
      links: [...shell.querySelectorAll('nav > ul > li')].map(readMenuLink),
    },
    languages: [...shell.querySelectorAll<HTMLElement>('#menu [lang]')].map(readLanguage),
    crumbs: [...shell.querySelectorAll('[data-crumb]')].map(readCrumb),
  }
}

function readMenuLink(item: Element): MenuLink {
  const link = item.querySelector<HTMLAnchorElement>(':scope > a')
  const menu = item.querySelector(':scope > details')
  return {
    label: textOf(link ?? find(item, 'summary')),
    ...(link && { href: hrefOf(link) }),
    children: [...item.querySelectorAll<HTMLAnchorElement>(':scope ul a')].map(linkOf),
    ...(menu && { isMenu: true }),
  }
}

/** The page's own language has no link. */
function readLanguage(link: HTMLElement): LanguageLink {
  return { label: textOf(link), href: hrefOf(link), language: link.lang, current: false }
}

function readCrumb(crumb: Element): Crumb {
  const href = crumb.getAttribute('href')
  return { label: textOf(crumb), ...(href !== null && { href }) }
}

function linkOf(link: HTMLAnchorElement): LinkModel {
  return { label: textOf(link), href: hrefOf(link) }
}

const textOf = (element: Element) => element.textContent ?? ''
const hrefOf = (link: Element) => link.getAttribute('href') ?? ''

function find<E extends Element>(root: Document | Element, selector: string): E {
  const element = root.querySelector<E>(selector)
  if (!element) throw new Error(`The page has no ${selector}`)
  return element
}
