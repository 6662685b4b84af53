import { isPrivate } from '../../text/href.ts'
import { anyOf } from '../../wording/anyOf.ts'

/** Services that lead to a developer's machine while a program runs there. */
const tunnels = new RegExp(
  `(?:^|\\.)${anyOf(
    'ngrok(?:-free)?\\.(?:app|dev|io), ngrok\\.pizza, trycloudflare\\.com, loca\\.lt, localtunnel\\.me, localhost\\.run',
    'lhr\\.(?:life|rocks), serveo\\.net, localxpose\\.io, loclx\\.io, pagekite\\.me, devtunnels\\.ms, pinggy\\.(?:io|link|online)',
  )}$`,
  'i',
)

/** Whether requests to a host arrive on somebody's own machine or network: directly, or through a tunnel. */
export const isOwnMachine = (host: string): boolean => isPrivate(host) || tunnels.test(host)

/** Pages on which visitors fill in a form of a service: its view, its editor, and its short link. */
const formPages = [
  /^https?:\/\/docs\.google\.com\/forms\/.*\/(?:viewform|edit|prefill|preview)\/?(?:[?#]|$)/i,
  /^https?:\/\/forms\.(?:gle|office\.com|microsoft\.com)\//i,
  /^https?:\/\/(?:[a-z0-9-]+\.)?(?:typeform\.com\/to|jotform\.com\/form|tally\.so\/r)\//i,
]

const ofReceiver =
  'form, hook, webhook, endpoint, id, key, token, e?-?mail, account, access, project, zap, url, workflow, unique, subdomain, domain, instance, server'
/** Parts of addresses in the help pages of services: `YOUR_FORM_ID`, `{form_id}`, `xxxxxxxx`, and Zapier's numbers. */
const standIn = new RegExp(
  `[/.=@](?:your[_-]?${anyOf(ofReceiver)}|\\{|%7B|\\[|(?:you|your|name)@|x{5,}(?=[/?#]|$)|123456/abcdef)`,
  'i',
)

/** What is wrong with a whole address that cannot receive requests, and what to do; undefined for any other. */
export function explainOtherAddress(endpoint: string): { fault: string; fix: string } | undefined {
  if (formPages.some((pattern) => pattern.test(endpoint)))
    return {
      fault: 'it is a page that shows a form, and takes no requests of another form',
      fix: /^https?:\/\/docs\.google/i.test(endpoint)
        ? 'Write the address that receives the answers: with a Google form, it ends in "/formResponse" in place of "/viewform".'
        : 'Write the address that your automation tool or form service gives you for requests.',
    }
  // The host of such an address may be a stand-in too.
  if (standIn.test(endpoint.replace(/^https?:\/\//i, '/')))
    return {
      fault: 'it is an example of a help page, with a stand-in for your own part',
      fix: 'Write your own address, which the service shows you after you signed in.',
    }
  return undefined
}
