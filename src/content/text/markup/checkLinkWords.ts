import type { Mistake } from '../../problem/mistake.ts'
import type { TextField } from '../../schema/findTexts.ts'
import { matchesOf } from '../../wording/matchesOf.ts'
import { quoted } from '../../wording/phrases.ts'

/** The text of a link. */
const words = /\[([^[\]\n]{1,60})\]\((?=[^\s)])/g

const idle = [
  '(?:please )?(?:click|tap|press|go|look|see|follow)(?: (?:right )?(?:here|this link|the link|on this link|below))',
  '(?:right |over )?here|this|this (?:link|page|site|website)|(?:the )?link|more|read more|details|click',
  '(?:haga|haz|pulse|pulsa|pinche|pincha)(?: clic)? (?:aquí|en este enlace)|aquí|este enlace|enlace|leer más|más',
  '(?:cliquez |cliquer )?ici|ce lien|lien|lire la suite|(?:en savoir )?plus',
  '(?:(?:bitte )?(?:klicken sie |klick |klicke )?hier(?: klicken)?)|dieser link|link|(?:mehr )?lesen|mehr',
]
const saysNothing = new RegExp(`^(?:${idle.join('|')})[.!…→»> ]*$`, 'iu')
/**
 * Labels of buttons that only mention a click; "More" and "Read more" are allowed, because they are right below the
 * title that they belong to.
 */
const ofButtons =
  /^(?:(?:click|tap|press) (?:here|me|this|the link)|here|aquí|haga clic aquí|(?:cliquez )?ici|hier(?: klicken)?)[.!…→»> ]*$/iu

/** Finds links whose text does not name their target. Screen readers list links by their text alone. */
export function checkLinkWords({ path, value, format, field }: TextField): Mistake[] {
  if (format === 'href') return []
  if (field !== 'label' && !value.includes('](')) return []
  const found =
    field === 'label' && ofButtons.test(value.trim())
      ? [{ said: value, start: 0 }]
      : matchesOf(words, value).flatMap(({ 1: said = '', index }) =>
          saysNothing.test(said.replace(/[*_]/g, '').trim()) ? [{ said, start: index + 1 }] : [],
        )
  return found.map(({ said, start }) => ({
    path,
    span: { start, end: start + said.length },
    code: 'idle-link-words',
    message: `The words of this link say nothing of where it leads: ${quoted(said)}.`,
    fix: 'Make a link of the words that name it, such as "[our prices](/prices/)": people who cannot see the page hear these words alone.',
  }))
}

/** Whether a label, or the text of a link, may name no target. */
export const mayBeIdle = (value: string): boolean =>
  value.includes('](') || (value.length < 30 && ofButtons.test(value))
