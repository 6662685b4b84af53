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

/** Finds tracking parameters left from the place where an address was copied. Those of partner programs are kept. */
export function judgeTracked(href: string, url: URL): LinkFault | undefined {
  const names = [...url.searchParams.keys()]
  const isCopied = sources.test(url.searchParams.get('utm_source')?.replace(/^www\./, '') ?? '')
  const left = names.filter((name) => clicks.test(name) || (isCopied && /^utm_/i.test(name)))
  if (left.length === 0) return undefined
  const [, start = '', query = '', end = ''] = /^([^?#]*)\?([^#]*)(.*)$/s.exec(href) ?? []
  const kept = query.split('&').filter((part) => !left.includes(part.replace(/=.*$/s, '')))
  const meant = `${start}${kept.length > 0 ? `?${kept.join('&')}` : ''}${end}`
  return {
    code: 'link-of-a-program',
    severity: 'tip',
    message: `${quoted(href)} says where you copied it: ${quoted(left.join(', '))} counts visitors for somebody else.`,
    fix: `Write ${quoted(meant)}.`,
    meant,
  }
}
