import type { Mistake } from '../../problem/mistake.ts'
import type { Path } from '../../problem/source.ts'
import { quoted } from '../../wording/phrases.ts'
import { explainHost } from './explainHost.ts'

/** Mail hosts that many companies use. */
const providers = (
  'gmail.com googlemail.com yahoo.com hotmail.com outlook.com icloud.com comcast.net verizon.net bellsouth.net sbcglobal.net ' +
  'protonmail.com yahoo.co.uk hotmail.co.uk btinternet.com sympatico.ca rogers.com bigpond.com bigpond.net.au optusnet.com.au ' +
  'gmx.de gmx.net t-online.de freenet.de wanadoo.fr orange.fr laposte.net libero.it'
).split(' ')

/** Providers whose names are similar to those of others. */
const others = new Set(
  'mail.com email.com ymail.com fmail.com hmail.com gmx.com gmx.at gmx.ch yahoo.de yahoo.fr yahoo.ca yahoo.com.au hotmail.de hotmail.fr hotmail.ca outlook.de outlook.fr rocketmail.com'.split(
    ' ',
  ),
)

/**
 * Checks an e-mail address with a valid format. Refuses a host that cannot exist on the public web, and warns about a
 * host similar to a large provider's or the site's own.
 *
 * @param ownHost the host of the site without `www.`
 */
export function checkEmail(email: string, path: Path, ownHost: string): Mistake[] {
  const at = email.lastIndexOf('@')
  const address = { email, name: email.slice(0, at), host: email.slice(at + 1).toLowerCase() }
  const hosts = [ownHost, ...providers]
  const near =
    hosts.find((other) => other.startsWith(`${address.host}.`)) ?? hosts.find((other) => slipOf(address.host, other))
  const found = explainName(address) ?? explainEnd(address, near) ?? (isKnown(address.host, ownHost) ? undefined : near)
  if (found === undefined) return []
  if (typeof found === 'object') return [{ path, code: 'wrong-email', ...found }]
  const message = `The e-mail address ends in ${quoted(address.host)}, which is nearly ${quoted(found)}.`
  return [{ path, code: 'misspelt-email', message, fix: offer(address, found) }]
}

interface Address {
  /** As written. */
  email: string
  name: string
  /** In lower case. */
  host: string
}
type Wrong = Pick<Mistake, 'message' | 'fix' | 'replacement'>

const offer = ({ name }: Address, host: string) => `If that is meant, write ${quoted(`${name}@${host}`)}.`

/** Finds a mailbox name that cannot exist. */
function explainName({ email, name }: Address): Wrong | undefined {
  if (!/^\.|\.\.|\.$|[{}]/.test(name)) return undefined
  const why = /[{}]/.test(name)
    ? 'it has a curly bracket in it'
    : 'a dot stands at the edge of its name, or two in a row'
  return {
    message: `Nobody has the e-mail address ${quoted(email)}: ${why}.`,
    fix: 'Write the address that your office reads.',
  }
}

/** Finds a host that cannot exist on the public web. */
function explainEnd(address: Address, near: string | undefined): Wrong | undefined {
  const { email, name, host } = address
  const fault = explainHost(host)
  if (!fault) return undefined
  const message = `The e-mail address ${quoted(email)} reaches nobody: ${fault}.`
  const meant = host.replace(/^\.+|\.+$/g, '').replace(/\.{2,}/g, '.')
  if (meant !== host && explainHost(meant) === undefined) {
    const whole = `${name}@${meant}`
    return { message, fix: `Write ${quoted(whole)}.`, replacement: JSON.stringify(whole) }
  }
  if (near !== undefined) return { message, fix: offer(address, near) }
  return { message, fix: 'Write the address that your office reads, such as "hello@marblestep.example".' }
}

/** Whether a host is known to receive mail: the site's own, or a provider's. */
const isKnown = (host: string, ownHost: string) =>
  host === ownHost ||
  host.endsWith(`.${ownHost}`) ||
  ownHost.endsWith(`.${host}`) ||
  providers.includes(host) ||
  others.has(host)

/** Whether one typo in the name of a host, or in what follows the name, turns it into another one. */
function slipOf(host: string, other: string): boolean {
  const [name = '', otherName = ''] = [host, other].map((each) => each.slice(0, each.indexOf('.')))
  const [end, otherEnd] = [host.slice(name.length), other.slice(otherName.length)]
  if (name === otherName) return isSlip(end, otherEnd)
  return end === otherEnd && Math.min(name.length, otherName.length) > 3 && isSlip(name, otherName)
}

/**
 * Whether one letter is added, dropped, changed, or swapped with its neighbour. Stricter than `nearest`, because
 * distinct hosts may be similar.
 */
function isSlip(one: string, other: string): boolean {
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  const [rest, otherRest] = [one.slice(at), other.slice(at)]
  return (
    rest.slice(1) === otherRest.slice(1) ||
    rest === otherRest.slice(1) ||
    rest.slice(1) === otherRest ||
    (rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2))
  )
}
