import type { Site } from '../../../../schemas/index.ts'
import { dayOf } from '../../model/days/days.ts'
import { officeOf } from '../../model/offices/officeOf.ts'
import type { SitePage } from '../../model/siteModel.ts'
import type { Mistake } from '../../problem/mistake.ts'
import { quoted } from '../../wording/phrases.ts'

/** Creates the check of events on a day on which "closures" say that the office of their page is closed all day. */
export function createEventDayCheck(site: Site): (page: SitePage) => Mistake[] {
  return ({ page }) => {
    const day = page.starts === undefined || page.place !== undefined ? undefined : dayOf(page.starts)
    const closure =
      day === undefined
        ? undefined
        : officeOf(site, page).closures?.find(
            ({ from, to = from, hours }) => hours === undefined && from <= day && day <= to,
          )
    if (!closure) return []
    return [
      {
        path: ['starts'],
        code: 'event-while-closed',
        message: `On ${day} the office is closed by the "closures" in site.config.json: ${quoted(closure.note)}.`,
        fix: 'Write the right day, or leave it where you open for this event.',
      },
    ]
  }
}
