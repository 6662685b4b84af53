import { isPrivate } from '../../text/href.ts'
import { quoted } from '../../wording/phrases.ts'

/** Names that exist only in private networks (RFC 6762, appendix G; ICANN, name collision). */
const ownNetwork = /\.(?:local|localdomain|lan|home|internal|intranet|corp|private)$/

/** Typos of ".com", ".net" and ".org" that are not top-level domains (https://www.iana.org/domains/root/db). */
const slipsOfEnds: ReadonlySet<string> = new Set(
  'con cpm vom xom comm coom ccom cmo ocm conm comn cim cum c0m nett nte ner nrt met ogr orgg prg rog orgn'.split(' '),
)

/**
 * Explains why a host cannot exist on the public web, as the end of a sentence. Returns undefined if it may exist.
 * Names reserved for examples are accepted, because the launch check reports them.
 *
 * @param host in lower case, without a port
 */
export function explainHost(host: string): string | undefined {
  if (/^\[|^\d+(?:\.\d+){3}$|^0x[\da-f]+$|^\d+$/.test(host))
    return `${quoted(host)} is the number of a machine, not a name`
  if (isPrivate(host) || ownNetwork.test(host)) return `${quoted(host)} is found in your own network only`
  if (!host.replace(/^www\.(?!$)/, '').includes('.'))
    return `${quoted(host)} is no whole name, as nothing like ".com" follows it`
  if (/^\.|\.\.|\.$/.test(host)) return `${quoted(host)} has a dot too many`
  const labels = host.split('.')
  // RFC 1035, 2.3.1 and 2.3.4
  if (labels.some((label) => /^-|-$/.test(label))) return `a part of ${quoted(host)} begins or ends with a hyphen`
  if (labels.some((label) => label.length > 63)) return `a part of ${quoted(host)} is longer than 63 characters`
  const end = labels.at(-1) ?? ''
  if (slipsOfEnds.has(end)) return `no address ends in ${quoted(`.${end}`)}`
  if (/^\d+$|^.$/u.test(end)) return `no address ends in ${quoted(`.${end}`)}`
  if (!/^[\p{L}\p{N}._-]+$/u.test(host)) return `${quoted(host)} has a sign in it that no name has`
  return undefined
}
