import type { Site } from '../../../../schemas/index.ts'
import type { Mistake } from '../../problem/mistake.ts'
import type { Path } from '../../problem/source.ts'
import { isPrivate } from '../../text/href.ts'
import { quoted } from '../../wording/phrases.ts'
import { explainHost } from './explainHost.ts'
import { explainOtherAddress, isOwnMachine } from './explainReceiver.ts'

/** Returns the host of an address in lower case, and its port. */
function readHost(address: string): { host: string; port: number | undefined } {
  const [, host = '', port] = /^(?:https?:\/\/)?([^/?#:[]*|\[[^\]]*\])(?::(\d+))?/i.exec(address) ?? []
  return { host: host.toLowerCase(), port: port === undefined ? undefined : Number(port) }
}

/** Returns the host of the site without `www.`, or an empty string if its address has none. */
export const hostOf = ({ domain }: Pick<Site, 'domain'>) => readHost(domain).host.replace(/^www\./, '')

/** Checks the hosts in the configuration: those of the site, its forms and its pictures. */
export function checkHosts({ domain, forms, images }: Site): Mistake[] {
  const { host } = readHost(domain)
  const fault = explainHost(host)
  return [
    ...(fault
      ? [
          {
            path: ['domain'],
            code: 'wrong-domain' as const,
            message: `No visitor finds a site at ${quoted(domain)}: ${fault}.`,
            fix: 'Write the address under which the site will be found, such as "https://www.example.com".',
          },
        ]
      : checkPort(domain, ['domain'])),
    ...(['quote', 'contact'] as const).flatMap((form) =>
      checkReceiver(forms?.[form]?.endpoint, ['forms', form, 'endpoint']),
    ),
    ...(images?.hosts ?? []).flatMap((each, index) => checkPort(each, ['images', 'hosts', index])),
  ]
}

/**
 * Whether a receiver is an n8n test address, which only answers while the editor listens
 * (https://docs.n8n.io/integrations/builtin/core-nodes/n8n-nodes-base.webhook).
 */
export const isTestReceiver = (endpoint: string): boolean => endpoint.includes('/webhook-test/')

/** Checks the address of a receiver. A local address is acceptable during development, and a tip says until when. */
export function checkReceiver(endpoint: string | null | undefined, path: Path): Mistake[] {
  if (endpoint == null || endpoint.startsWith('/')) return []
  const wrongPort = checkPort(endpoint, path)
  if (wrongPort.length > 0) return wrongPort
  const fault = explainReceiver(endpoint)
  return fault ? [{ path, ...fault }] : []
}

/** IP addresses, and names without a dot, which private networks use. */
const localHost = /^\d+(?:\.\d+){3}$|^\[|^[a-z0-9-]+$/

function explainReceiver(endpoint: string): Omit<Mistake, 'path'> | undefined {
  const { host } = readHost(endpoint)
  const isLocal = isPrivate(host) || localHost.test(host)
  if (!URL.canParse(endpoint) || (explainHost(host) && !isLocal))
    return {
      code: 'wrong-receiver',
      message: `No request arrives at ${quoted(endpoint)}: ${explainHost(host) ?? 'it is no whole address'}.`,
      fix: 'Write the address that your automation tool gives you, such as "https://hooks.example.com/quote".',
    }
  const other = explainOtherAddress(endpoint)
  if (other)
    return {
      code: 'wrong-receiver',
      message: `No request arrives at ${quoted(endpoint)}: ${other.fault}.`,
      fix: other.fix,
    }
  if (isTestReceiver(endpoint))
    return {
      code: 'test-receiver',
      message: `${quoted(endpoint)} answers one test call only: later requests of this form would be lost.`,
      fix: `Write ${quoted(endpoint.replace('/webhook-test/', '/webhook/'))} and switch the workflow on.`,
    }
  if (isOwnMachine(host) || !host.includes('.'))
    return {
      code: 'private-receiver',
      message: `Requests of visitors do not reach ${quoted(endpoint)}: ${isPrivate(host) || !host.includes('.') ? 'it is found on your own machine or network only' : 'it is a tunnel to the machine of a developer, and closes with it'}.`,
      fix: 'That is right while you try the form. Write the address of your automation tool before you publish.',
    }
  if (!/^http:/i.test(endpoint)) return undefined
  return {
    code: 'unsafe-receiver',
    message: `The requests of this form would be sent without encryption: ${quoted(endpoint)}.`,
    fix: 'Write an address that begins with https://; browsers refuse the other kind on a safe page.',
  }
}

/** Ports are 16-bit numbers. */
const lastPort = 65_535

function checkPort(address: string, path: Path): Mistake[] {
  const { port } = readHost(address)
  if (port === undefined || (port > 0 && port <= lastPort)) return []
  return [
    {
      path,
      code: 'wrong-port',
      message: `There is no port ${port}: ${quoted(address)}.`,
      fix: `Delete it, or write a number between 1 and ${lastPort} behind the colon.`,
    },
  ]
}
