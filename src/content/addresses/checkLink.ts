import { explainHost } from '../facts/web/explainHost.ts'
import type { Mistake } from '../problem/mistake.ts'
import type { TextField } from '../schema/findTexts.ts'
import { hidesSigns, withoutSigns } from '../text/checkInvisible.ts'
import { isHarmless, isPrivate, schemeOf, schemes } from '../text/href.ts'
import { findLinks } from '../text/markdown.ts'
import { nearest, nearestIn } from '../wording/nearest.ts'
import { quoted } from '../wording/phrases.ts'
import { closestPage, pageOfLongerName } from './closestPage.ts'

/** What links may lead to. */
export interface LinkTargets {
  /** File of the page at each address, `/quote/` -> `pages/quote.json`; pages with problems of their own included. */
  pages: ReadonlyMap<string, string>
  /** Anchors of the sections of a page; undefined where its file could not be read. */
  anchors(path: string): ReadonlySet<string> | undefined
  /** Whether a page is a draft that visitors are not led around. */
  isDraft(path: string): boolean
  /** The page that took the place of one that is gone. Default: none is known. */
  moved?(address: string): string | undefined
  /** Files of public/ and files that the build makes, `/social.png`. */
  assets: ReadonlySet<string>
}

/** Where a link stands. */
export interface LinkOrigin {
  /** Address of the page; undefined for site.config.json, where `#id` has no page to be on. */
  path?: string
  /** Drafts may lead to drafts: neither is built. */
  draft?: boolean
}

export interface FoundLink {
  href: string
  path: TextField['path']
  /** Characters of the text, where the link is part of one. */
  span?: { start: number; end: number }
}

/** Every link of some texts: fields that are an address, and links within Markdown. */
export function linksOf(texts: readonly TextField[]): FoundLink[] {
  return texts.flatMap(({ path, value, format }): FoundLink[] => {
    if (format === 'href') return [{ href: value, path }]
    if (format === undefined) return []
    return findLinks(value, format).map(({ href, start, end }) => {
      // A link without address has nothing to underline but its parentheses.
      const room = start === end ? 1 : 0
      return { href, path, span: { start: start - room, end: end + room } }
    })
  })
}

type LinkFault = Pick<Mistake, 'code' | 'message' | 'fix' | 'lost'> & { meant?: string }

/** What is wrong with a link, or undefined. */
export function checkLink(
  { href, path, span }: FoundLink,
  targets: LinkTargets,
  origin: LinkOrigin,
): Mistake | undefined {
  const fault = judge(href, targets, origin)
  if (!fault) return undefined
  const { meant, ...words } = fault
  const replacement = meant === undefined ? undefined : span ? meant : JSON.stringify(meant)
  return { path, ...(span && { span }), ...words, ...(replacement !== undefined && { replacement }) }
}

const allowed =
  'A link leads to a page of this site ("/quote/"), to a web address ("https://…"), to an e-mail address ("mailto:…") or to a phone number ("tel:…").'

function judge(href: string, targets: LinkTargets, origin: LinkOrigin): LinkFault | undefined {
  const code = 'unusable-link'
  if (withoutSigns(href).trim() === '') return { code, message: 'This link has no address.', fix: allowed }
  const scheme = schemeOf(href)
  if (!isHarmless(href)) {
    const message = `This link cannot be used: ${quoted(href)}.`
    const meant = scheme && rightScheme(href, scheme)
    return meant ? { code, message, fix: `Write ${quoted(meant)}.`, meant } : { code, message, fix: allowed }
  }
  if (/^\+?[\d() .-]{7,}$/.test(href)) {
    const meant = `tel:${href.replace(/[^\d+]/g, '')}`
    return { code, message: `${quoted(href)} is not a whole address.`, fix: `Write "${meant}".`, meant }
  }
  if (hidesSigns(href)) {
    const meant = withoutSigns(href)
    const message = `The address ${quoted(meant)} has an invisible character in it.`
    return { code, message, fix: `Write it anew: ${quoted(meant)}.`, meant }
  }
  if (/\p{Cc}|^\s|\s$/u.test(href) || (/\s/.test(href) && scheme !== 'tel'))
    return {
      code,
      message: `The address ${quoted(href)} has a space in it.`,
      ...(/\s/.test(href.trim())
        ? { fix: 'Write %20 for a space inside an address.' }
        : { fix: `Write ${quoted(href.trim())}.`, meant: href.trim() }),
    }
  if (scheme === 'https' || scheme === 'http') return judgeWeb(href, targets)
  if (scheme === 'mailto' && !/^mailto:(\S+@\S+|\{[A-Za-z]+\}(\?\S*)?)$/i.test(href))
    return {
      code,
      message: `${quoted(href)} has no e-mail address after mailto:.`,
      fix: 'Write "mailto:{email}", or another address in place of {email}.',
    }
  if (scheme === 'mailto') return judgeMail(href)
  if (scheme === 'tel' && !/[0-9{]/.test(href))
    return {
      code,
      message: `${quoted(href)} has no number after tel:.`,
      fix: 'Write "tel:{phone}", or another number in place of {phone}.',
    }
  if (scheme === 'tel') return judgePhoneWord(href)
  if (scheme) return undefined
  if (/^[/\\]{2}|^\\/.test(href))
    return {
      code,
      message: `This link cannot be used: ${quoted(href)}.`,
      fix: `Write "https://${href.replace(/^[/\\]+/, '')}" for another site, or one slash for a page of this one.`,
    }
  if (href.startsWith('#')) return judgeAnchor(href, origin.path, href.slice(1), targets)
  if (!href.startsWith('/')) return judgeRelative(href, targets)
  return judgePage(href, targets, origin)
}

/** An address that no mail reaches; several are divided by commas (RFC 6068, 2). */
function judgeMail(href: string): LinkFault | undefined {
  const [, list = ''] = /^mailto:([^?]*)/i.exec(href) ?? []
  for (const address of list.split(',')) {
    if (/^\{[A-Za-z]+\}$/.test(address)) continue
    const [, host] = /^[^@]+@([^@]+)$/.exec(address) ?? []
    const fault = host === undefined ? 'it has no @, or two' : explainHost(host.toLowerCase())
    if (fault !== undefined)
      return {
        code: 'unusable-link',
        message: `The e-mail address ${quoted(address)} reaches nobody: ${fault}.`,
        fix: 'Write "mailto:{email}", or another address in place of {email}.',
      }
  }
  return undefined
}

/** The letters on the keys of a telephone from 2 to 9 (ITU-T E.161). */
const keys = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz']

/** A number with a word in it, `tel:1-800-FLOORS`: an address has none (RFC 3966, 3), and not every phone dials it. */
function judgePhoneWord(href: string): LinkFault | undefined {
  const [, number = '', rest = ''] = /^tel:([^;{]*)(.*)$/i.exec(href) ?? []
  if (!/\d/.test(number) || !/[A-Z]{3}/i.test(number) || /ext/i.test(number)) return undefined
  const key = (letter: string) => String(2 + keys.findIndex((letters) => letters.includes(letter.toLowerCase())))
  const meant = `tel:${number.replace(/[A-Z]/gi, key)}${rest}`
  return {
    code: 'unusable-link',
    message: `${quoted(href)} has letters in it, which not every phone can dial.`,
    fix: `Write the keys on which they stand: ${quoted(meant)}. The words that visitors read may keep the letters.`,
    meant,
  }
}

/** The address with the scheme that was probably meant: `htps://…`. */
function rightScheme(href: string, scheme: string): string | undefined {
  const guess = nearest(scheme, schemes)
  return guess && href.startsWith(`${scheme}:`) ? `${guess}${href.slice(scheme.length)}` : undefined
}

function judgeWeb(href: string, { pages }: LinkTargets): LinkFault | undefined {
  const code = 'unusable-link'
  if (URL.canParse(href) && /^https?:\/\/[^/]/i.test(href)) {
    const { hostname, pathname, search, hash } = new URL(href)
    if (!isPrivate(hostname)) return undefined
    // The address bar of a browser that shows `npm run dev`.
    const message = `${quoted(href)} is found on your own machine only.`
    const page = closestPage(pathname, pages)
    const meant = `${page}${search}${hash}`
    return page
      ? { code, message, fix: `Write "${meant}" (${pages.get(page)}).`, meant }
      : { code, message, fix: 'Write the address under which visitors find it.' }
  }
  const message = `${quoted(href)} is not a complete web address.`
  const [, scheme, rest] = /^(https?):\/*((?:[\w-]+\.)+[a-z]{2,}(?:[/?#]\S*)?)$/i.exec(href) ?? []
  const meant = `${scheme}://${rest}`
  if (scheme && URL.canParse(meant)) return { code, message, fix: `Write ${quoted(meant)}.`, meant }
  return {
    code,
    message,
    fix: 'Write it as the browser shows it, such as "https://www.example.com/page".',
  }
}

function judgeRelative(href: string, { pages }: LinkTargets): LinkFault {
  const code = 'unusable-link'
  const message = `${quoted(href)} is not a whole address.`
  if (/^[^/\s@]+@[^/\s@]+\.[a-z]+$/i.test(href))
    return { code, message, fix: `Write "mailto:${href}".`, meant: `mailto:${href}` }
  const page = closestPage(`/${href.replace(/^(\.{1,2}\/)+/, '')}`, pages)
  if (page) return { code, message, fix: `Write "${page}" (${pages.get(page)}).`, meant: page }
  if (/^(www\.|[a-z0-9-]+(\.[a-z0-9-]+)*\.(com|org|net|gov|edu|us|io)(\/|$))/i.test(href))
    return { code, message, fix: `Write "https://${href}".`, meant: `https://${href}` }
  return {
    code,
    message,
    fix: 'Begin it with a slash for a page of this site ("/quote/"), with https:// for another site.',
  }
}

function judgePage(href: string, targets: LinkTargets, origin: LinkOrigin): LinkFault | undefined {
  const { pages } = targets
  const [, path = '', query = '', anchor] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/s.exec(href) ?? []
  const tail = `${query}${anchor === undefined ? '' : `#${anchor}`}`
  if (pages.has(path)) {
    if (targets.isDraft(path) && !origin.draft)
      return {
        code: 'link-to-draft',
        lost: path,
        message: `${path === '/' ? 'The home page' : `"${path}"`} is a draft, so visitors would not find it.`,
        fix: `Delete "draft": true in ${pages.get(path)} once it is finished, or lead this link to another page.`,
      }
    return anchor === undefined ? undefined : judgeAnchor(href, path, anchor, targets)
  }
  if (targets.assets.has(decode(path))) return undefined
  if (pages.has(`${path}/`))
    return {
      code: 'link-without-slash',
      message: `"${path}" has no slash at its end, so every click on it would take a detour.`,
      fix: `Write "${path}/${tail}".`,
      meant: `${path}/${tail}`,
    }
  const lost = path.replace(/\/?$/, '/')
  const message = `${quoted(path)} is not a page of this site.`
  const page = closestPage(path, pages)
  if (page)
    return {
      code: 'unknown-page',
      lost,
      message,
      fix: `Write "${page}${tail}" (${pages.get(page)}).`,
      meant: `${page}${tail}`,
    }
  const name = path.replace(/\/$/, '')
  const file = /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(name) ? `pages${name}.json` : undefined
  const asset = nearestIn(path, targets.assets)
  const renamed = asset ? undefined : pageOfLongerName(path, pages)
  if (renamed)
    return {
      code: 'unknown-page',
      lost,
      message,
      fix: `It may be "${renamed}" now (${pages.get(renamed)}): write that, or add the page ${file ?? path}.`,
    }
  if (asset)
    return { code: 'unknown-page', lost, message, fix: `Write "${asset}"; capital letters count.`, meant: asset }
  if (/\.(?!html?$|json$)[a-z0-9]{2,5}$/i.test(path))
    return {
      code: 'unknown-page',
      lost,
      message: `${quoted(path)} is not a file of the folder public/.`,
      fix: 'Put the file there, or write the address of a file or page that exists.',
    }
  return {
    code: 'unknown-page',
    lost,
    message,
    fix: `Write the address of a page that exists${file ? `, or add the page ${file}` : ''}.`,
  }
}

function judgeAnchor(
  href: string,
  path: string | undefined,
  anchor: string,
  targets: LinkTargets,
): LinkFault | undefined {
  if (path === undefined)
    return {
      code: 'unusable-link',
      message: `${quoted(href)} names a section, but no page.`,
      fix: 'Write the page before it, such as "/about/#values".',
    }
  const known = targets.anchors(path)
  if (!known || known.has(anchor)) return undefined
  const guess = nearest(anchor, known)
  const before = href.slice(0, href.length - anchor.length)
  const file = targets.pages.get(path)
  const here = href.startsWith('#')
  return {
    code: 'unknown-anchor',
    message:
      anchor === ''
        ? `${quoted(href)} leads nowhere: nothing stands after the #.`
        : `No section of ${here ? 'this page' : file} has the id ${quoted(anchor)}.`,
    fix:
      anchor === ''
        ? 'Write the address of a page, such as "/quote/"' +
          (known.size > 0 ? `, or the id of a section: ${[...known].map((id) => `"${before}${id}"`).join(', ')}.` : '.')
        : guess
          ? `Write "${before}${guess}".`
          : known.size > 0
            ? `Its ids: ${[...known].join(', ')}. Or add "id": ${quoted(anchor)} to a section.`
            : `Add "id": ${quoted(anchor)} to the section, or delete the part from # on.`,
    ...(guess && { meant: `${before}${guess}` }),
  }
}

const decode = (path: string) => {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
