import { configFile } from '../model/files/configFile.ts'
import { setValue } from '../problem/edits.ts'
import type { SourceFiles } from '../problem/openSources.ts'
import { type Edit, type Place, type Problem, problemOf, wholeFile } from '../problem/problem.ts'
import type { Source } from '../problem/source.ts'
import { quoted } from '../wording/phrases.ts'
import { leaveFix } from './explainOldLink.ts'
import type { OldAddress, SiteAddresses } from './settleAddresses.ts'

/**
 * Explains missing addresses, each with everything that leads there: published addresses without a page or redirect,
 * and other addresses that redirects lead to.
 *
 * @param links mistakes of redirects, then of links, by the missing address that they lead to
 */
export function explainMissing(
  site: SiteAddresses,
  sources: SourceFiles,
  links: ReadonlyMap<string, readonly Problem[]>,
): Problem[] {
  const config = sources.get(configFile)
  if (!config) return []
  return [...site.old.values()].flatMap((old): Problem | Problem[] => {
    const known = links.get(old.address) ?? []
    if (old.state === 'target') return joinProblems(known)
    if (old.state === 'redirected') return []
    const { address, place } = old
    const draft = site.isDraft(address) ? sources.get(site.files.get(address) ?? '') : undefined
    const redirect = place && setValue(config, ['redirects', address], place.to)
    const words = draft ? explainDraft(old, draft.file, site) : explainGone(old, known, site)
    return problemOf({
      ...(draft ? draft.place(['draft'], 'key') : placeOfRedirects(site, config)),
      code: 'vanished-address',
      ...words,
      ...(redirect && { edits: eachOnce([redirect, ...known.flatMap(({ edits = [] }) => edits)]) }),
      ...(known.length > 0 && { more: known.map(toPlace) }),
    })
  })
}

/** Merges problems with one cause into the first of them, with the places and edits of all. */
function joinProblems([first, ...others]: readonly Problem[]): Problem[] {
  if (!first || others.length === 0) return first ? [first] : []
  const edits = eachOnce([first, ...others].flatMap((problem) => problem.edits ?? []))
  return [{ ...first, more: others.map(toPlace), ...(edits.length > 0 && { edits }) }]
}

const toPlace = ({ file, start, end }: Problem): Place => ({ file, start, end })

/** An address that occurs twice in a list is removed from it by one edit. */
function eachOnce(edits: readonly Edit[]): Edit[] {
  return [...new Map(edits.map((edit) => [`${edit.file}\0${edit.start}\0${edit.end}`, edit])).values()]
}

/** The place of the redirects, or of the whole file if it has none: there is no better place for a missing address. */
const placeOfRedirects = ({ site }: SiteAddresses, config: Source): Place =>
  site.redirects ? config.place(['redirects'], 'key') : wholeFile(configFile)

const nameOf = (address: string, { record }: SiteAddresses) => quoted(record?.get(address) ?? '')

const lineFor = (address: string, to: string) => `add ${quoted(address)}: ${quoted(to)} to "redirects"`

function explainDraft({ address, place }: OldAddress, file: string, site: SiteAddresses) {
  const back = `delete "draft": true in ${file}`
  return {
    message: `The page ${address} (${nameOf(address, site)}) was published, and as a draft it is not there for visitors.`,
    fix: place
      ? `To lead them to ${place.to} until it is back, ${lineFor(address, place.to)}; ${byItself(site)}. Or ${back}.`
      : `Put it back for them: ${back}.`,
  }
}

function explainGone({ address, place }: OldAddress, links: readonly Problem[], site: SiteAddresses) {
  const message = `The page ${address} (${nameOf(address, site)}) was published, and is gone.`
  if (!place) return { message, fix: 'Put its file back: visitors and search engines know the address.' }
  const file = site.files.get(place.to) ?? place.to
  const start = place.isMoved ? `It seems to be ${file} now` : `The nearest page left is ${file}`
  const todo = `${lineFor(address, place.to)}${tellLinks(links)}`
  return { message, fix: `${start}: ${todo}; ${byItself(site)}. Or put the file back.` }
}

const byItself = ({ command }: SiteAddresses) => `"${command('check', '--fix')}" does it`

function tellLinks(links: readonly Problem[]): string {
  if (links.length === 0) return ''
  const leave = links.filter(({ fix }) => fix === leaveFix).length
  const number = links.length === 1 ? '' : `${links.length} `
  if (leave === 0) return `, and lead the ${number}${links.length === 1 ? 'link' : 'links'} above there`
  if (leave < links.length) return `, and mend the ${number}links above`
  return `, and delete the ${number}${links.length === 1 ? 'entry' : 'entries'} above`
}
