/** Checks for addresses that were copied from an e-mail, a chat or search results, with the tracking that these add. */
import { quoted } from '../wording/phrases.ts'
import type { LinkFault } from './linkTargets.ts'

/** Services that wrap an address in one of their own, with the query parameter that contains it. */
const wrappers: readonly { host: RegExp; path: RegExp; key: string }[] = [
  { host: /(?:^|\.)safelinks\.protection\.outlook\.com$/, path: /^/, key: 'url' },
  { host: /(?:^|\.)google\.[a-z.]{2,6}$/, path: /^\/url$/, key: 'url' },
  { host: /(?:^|\.)google\.[a-z.]{2,6}$/, path: /^\/url$/, key: 'q' },
  { host: /^l{1,2}\.(?:facebook|instagram|messenger)\.com$/, path: /^/, key: 'u' },
  { host: /^linkprotect\.cudasvc\.com$/, path: /^\/url$/, key: 'a' },
  { host: /^(?:www\.)?linkedin\.com$/, path: /^\/(?:redir\/redirect|safety\/go)/, key: 'url' },
  { host: /^steamcommunity\.com$/, path: /^\/linkfilter/, key: 'url' },
  { host: /^(?:www\.)?youtube\.com$/, path: /^\/redirect$/, key: 'q' },
]

/** Services that encode the wrapped address. */
const hiders = /(?:^|\.)(?:urldefense\.(?:com|proofpoint\.com)|secure-web\.cisco\.com|mimecast(?:protect)?\.com)$/

/** Finds the address of a mail filter or social network that wraps the intended address and redirects to it. */
export function judgeWrapped(href: string, { hostname, pathname, searchParams, host }: URL): LinkFault | undefined {
  const inner = wrappers
    .filter((wrapper) => wrapper.host.test(hostname) && wrapper.path.test(pathname))
    .map(({ key }) => searchParams.get(key) ?? '')
    .find((address) => /^https?:\/\/\S+$/.test(address) && URL.canParse(address))
  if (inner === undefined && !hiders.test(hostname)) return undefined
  const message = `${quoted(href)} leads to ${quoted(host)} first: a program wrote that around the address to watch it.`
  return inner === undefined
    ? { code: 'link-of-a-program', message, fix: 'Write the address that it leads to at last.' }
    : { code: 'link-of-a-program', message, fix: `Write ${quoted(inner)}.`, meant: inner }
}

/** Query parameters with which advertisements, newsletters and social networks track clicks. */
const clicks =
  /^(?:fbclid|gclid|gbraid|wbraid|dclid|msclkid|yclid|twclid|ttclid|igshid?|li_fat_id|mc_[ce]id|_hs(?:enc|mi)|srsltid|vero_id|mkt_tok|oly_(?:anon|enc)_id)$/i

/** Values of "utm_source" for places that people copy addresses from: chat programs, networks, search engines. */
const sources =
  /^(?:chatgpt|openai|perplexity|claude|copilot|gemini|facebook|fb|ig|instagram|linkedin|twitter|x|pinterest|whatsapp|google|bing)(?:\.[a-z]{2,3})?$/i

/**
 * Finds tracking parameters left from the place where an address was copied. Those of partner programs are kept.
 *
 * @param isInside whether the link leads to a page of the site itself, where each of them replaces what is known about
 * where the visitor came from
 */
export function judgeTracked(href: string, isInside: boolean): LinkFault | undefined {
  const [, start = '', query = '', end = ''] = /^([^?#]*)\?([^#]*)(.*)$/s.exec(href) ?? []
  const parameters = new URLSearchParams(query)
  const isCopied = isInside || sources.test(parameters.get('utm_source')?.replace(/^www\./, '') ?? '')
  const left = [...parameters.keys()].filter((name) => clicks.test(name) || (isCopied && /^utm_/i.test(name)))
  if (left.length === 0) return undefined
  const kept = query.split('&').filter((part) => !left.includes(part.replace(/=.*$/s, '')))
  const meant = `${start}${kept.length > 0 ? `?${kept.join('&')}` : ''}${end}`
  const names = quoted(left.join(', '))
  return {
    code: 'link-of-a-program',
    severity: isInside ? 'warning' : 'tip',
    message: isInside
      ? `${quoted(href)} leads to a page of this site, and ${names} hides from your statistics where its visitors came from.`
      : `${quoted(href)} says where you copied it: ${names} counts visitors for somebody else.`,
    fix: `Write ${quoted(meant)}.`,
    meant,
  }
}
