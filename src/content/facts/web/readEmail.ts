import { quoted } from '../../wording/phrases.ts'

const whole = /^[^\s@<>()[\]{},;:"'|]{1,64}@(?:[\p{L}\p{N}_-]{1,63}\.){1,8}\p{L}{2,24}$/u
/** In characters. RFC 5321, 4.5.3.1 allows 254 for an address. */
const longest = 300

interface MeantEmail {
  /** What is wrong, as the start of a sentence. */
  fault: string
  email: string
}

/** Corrections of misspelled addresses that have only one reading. */
const ways: readonly [fault: string, rewrite: (text: string) => string][] = [
  ['It begins with "mailto:"', (text) => text.replace(/^mailto:\s*/i, '')],
  ['It stands in brackets', (text) => text.replace(/^[^<>@]{0,80}<([^<>]*)>$/, '$1')],
  ['A sign stands behind it', (text) => text.replace(/[.,;:]+$/, '')],
  ['Its @ is written as a word', (text) => text.replace(/\s*[([{](?:at|ät|arobase|arroba)[)\]}]\s*/i, '@')],
  ['Its dot is written as a word', (text) => text.replace(/\s*[([{](?:dot|punkt|point|punto)[)\]}]\s*/gi, '.')],
  ['It has two @ in a row', (text) => text.replace(/@{2,}/, '@')],
  [
    'It has a comma or a semicolon in the place of a dot',
    (text) => text.replace(/(?<=@[^@]*[^\s@])[,;](?=[\p{L}\p{N}])/gu, '.'),
  ],
  ['It has a blank in it', (text) => text.replace(/\s+/g, '')],
]

/**
 * Corrects a text to an address of the form `hello@marblestep.example`. Returns it with its first fault, or undefined
 * if the text is valid, ambiguous or not understood.
 */
export function readEmail(text: string): MeantEmail | undefined {
  if (text.length > longest || whole.test(text)) return undefined
  let email = text.trim()
  const faults: string[] = []
  for (const [fault, rewrite] of ways) {
    const rewritten = rewrite(email)
    if (rewritten !== email) faults.push(fault)
    email = rewritten
    if (whole.test(email)) return { fault: faults[0] ?? 'It has a blank in it', email }
  }
  return undefined
}

/**
 * Explains in whole sentences a text that is no e-mail address and cannot be corrected with certainty. Returns
 * undefined if there is no advice.
 */
export function adviseEmail(text: string): string | undefined {
  if (text.length > longest) return undefined
  const [first, second] = text.split(/[\s,;/|&]+/).filter((part) => whole.test(part))
  if (first !== undefined && second !== undefined)
    return `There are two addresses in one field: keep the one to which visitors write, such as ${quoted(first)}.`
  const count = text.split('@').length - 1
  if (count > 1)
    return `It has ${count} @, and an address has one, between the name of the mailbox and its host: delete the others.`
  const [, box = '', host = ''] =
    /^([^\s@"'<>()]{1,64})(?:\s+|["'²])((?:[\p{L}\p{N}_-]+\.)+\p{L}{2,24})$/u.exec(text) ?? []
  if (box !== '') return `It has no @: if ${quoted(`${box}@${host}`)} is meant, write that.`
  if (count === 0 && /\p{L}/u.test(text))
    return 'It has no @, which stands between the name of the mailbox and its host, as in "hello@marblestep.example".'
  if (text.endsWith('@')) return 'Nothing stands behind the @: add the host, as in "hello@marblestep.example".'
  if (text.startsWith('@'))
    return 'Nothing stands before the @: add the name of the mailbox, as in "hello@marblestep.example".'
  return undefined
}
