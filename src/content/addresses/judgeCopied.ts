/** Addresses that were copied out of a letter, a chat or a list of results, with what these add to follow a reader. */
import { quoted } from '../wording/phrases.ts'
import type { LinkFault } from './linkTargets.ts'

/** Programs that put an address into one of their own, and the name under which they keep it. */
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

/** Programs that hide the address behind characters of their own. */
const hiders = /(?:^|\.)(?:urldefense\.(?:com|proofpoint\.com)|secure-web\.cisco\.com|mimecast(?:protect)?\.com)$/

/** An address of a program for letters or of a network, which asks a reader to trust it first, around the one that was meant. */
export function judgeWrapped(href: string, { hostname, pathname, searchParams, host }: URL): LinkFault | undefined {
  const inner = wrappers
    .filter((wrapper) => wrapper.host.test(hostname) && wrapper.path.test(pathname))
    .map(({ key }) => searchParams.get(key) ?? '')
    .find((address) => /^https?:\/\/\S+$/.test(address) && URL.canParse(address))
  if (inner === undefined && !hiders.test(hostname)) return undefined
  const message = `${quoted(href)} leads to ${quoted(host)} first: a program wrote that around the address to watch it.`
  return inner === undefined
    ? { code: 'link-of-a-program', severity: 'warning', message, fix: 'Write the address that it leads to at last.' }
    : { code: 'link-of-a-program', severity: 'warning', message, fix: `Write ${quoted(inner)}.`, meant: inner }
}

/** Names by which advertisements, newsletters and networks know a press on a link again. */
const clicks =
  /^(?:fbclid|gclid|gbraid|wbraid|dclid|msclkid|yclid|twclid|ttclid|igshid?|li_fat_id|mc_[ce]id|_hs(?:enc|mi)|srsltid|vero_id|mkt_tok|oly_(?:anon|enc)_id)$/i

/** Where people copy addresses from, as "utm_source" names it: a chat program, a network, a list of results. */
const sources =
  /^(?:chatgpt|openai|perplexity|claude|copilot|gemini|facebook|fb|ig|instagram|linkedin|twitter|x|pinterest|whatsapp|google|bing)(?:\.[a-z]{2,3})?$/i

/** What an address has behind it of the place where it was copied. Characters by which a partner counts visitors are meant. */
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
