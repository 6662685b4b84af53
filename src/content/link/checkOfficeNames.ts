import type { FormField, Site } from '../../../schemas/index.ts'
import { mainOffice } from '../../../schemas/parts/sectionBranch.ts'
import { branchDays, branchHours, openHoursOfSite } from '../model/files/siteForms.ts'
import type { Mistake } from '../problem/mistake.ts'
import type { Path } from '../problem/source.ts'
import { nearest } from '../wording/nearest.ts'
import { joinWords, quoted } from '../wording/phrases.ts'
import { suggest } from '../wording/suggest.ts'

/** A word in a field that stands for the closed days or the hours of an office. */
interface Named {
  path: Path
  word: string
}

/**
 * Checks the offices whose closed days a date field excludes, or whose hours a time field uses. They must exist and,
 * for hours, have some.
 */
export function checkOfficeNames(field: FormField, path: Path, site: Site): Mistake[] {
  const closures = closuresNamed(field, path).flatMap((named) => checkBranch(named, branchDays, 'closures', site))
  return [
    ...closures,
    ...hoursNamed(field, path).flatMap((named) => {
      const unknown = checkBranch(named, branchHours, 'hours', site)
      return unknown.length > 0 ? unknown : checkHours(named, site)
    }),
  ]
}

function closuresNamed(field: FormField, path: Path): Named[] {
  if (field.type !== 'date') return []
  const { notOn = [], alsoNotOn = [] } = field
  const lists: [Path, readonly string[]][] = [
    [[...path, 'notOn'], notOn],
    ...alsoNotOn.map(({ days }, entry): [Path, string[]] => [[...path, 'alsoNotOn', entry, 'days'], days]),
  ]
  return lists.flatMap(([at, days]) => days.map((word, index) => ({ path: [...at, index], word })))
}

function hoursNamed(field: FormField, path: Path): Named[] {
  if (field.type !== 'time' || field.within === undefined) return []
  return [
    { path: [...path, 'within'], word: field.within },
    ...(field.withinFor ?? []).map(({ within }, entry) => ({
      path: [...path, 'withinFor', entry, 'within'],
      word: within,
    })),
  ]
}

/** @param before the prefix of a branch name, such as `closures:` */
function checkBranch({ path, word }: Named, before: string, ofCompany: string, { company }: Site): Mistake[] {
  const names = Object.keys(company.branches ?? {})
  const branch = word.slice(before.length)
  if (!word.startsWith(before) || names.includes(branch)) return []
  const known = names.map((name) => quoted(before + name))
  // Sections use this name for the main office.
  const guess = branch === mainOffice ? undefined : nearest(branch, names)
  return [
    {
      path,
      code: 'unknown-branch',
      message: `The company has no branch called ${quoted(branch)}.`,
      ...suggest(
        branch === mainOffice ? ofCompany : guess && before + guess,
        known.length > 0
          ? `Write ${joinWords(known)}, or ${quoted(ofCompany)} for the company itself.`
          : `Write ${quoted(ofCompany)}: the company has no branches.`,
      ),
    },
  ]
}

function checkHours({ path, word }: Named, site: Site): Mistake[] {
  if (openHoursOfSite(site).has(word)) return []
  const branch = word.slice(branchHours.length)
  return [
    {
      path,
      code: 'no-hours',
      message: `${branch === '' ? 'The company' : `The branch ${quoted(branch)}`} has no "hours" with a "schema" in site.config.json, so no time would be within them.`,
      fix: 'Add them there, such as { "days": "Monday–Friday", "time": "7 am – 7 pm", "schema": "Mo-Fr 07:00-19:00" }.',
    },
  ]
}
