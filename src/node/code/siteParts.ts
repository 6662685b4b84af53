import type { Site } from '../../../schemas/index.ts'
import { noticesOf } from '../../content/model/days/calendar.ts'
import { looksOf } from './sheets/looks.ts'

type Header = Site['header']

/** Stands among the parts of a site without the motif: its panels have no notch. */
export const plainPanels = 'plainPanels'

/** The optional parts that a site has, by the constants of their rules (`partStyles`, `lookStyles`). */
export function sitePartsOf(site: Site): string[] {
  const { company, header, footer, theme, languages = {} } = site
  const notices = noticesOf(site)
  const headers = [header, ...Object.values(languages).flatMap((language) => language.header ?? [])]
  return [
    ...(notices.length > 0 ? ['noticeLine'] : []),
    ...(site.notice && notices.length > 1 ? ['twoNotices'] : []),
    ...(headers.some(hasMenu) ? ['subMenu'] : []),
    ...(Object.keys(languages).length > 0 ? ['languages'] : []),
    ...(company.branches && footer.offices !== 'none' ? ['offices'] : []),
    ...(theme?.motif === 'none' ? [plainPanels] : []),
    ...looksOf(theme),
  ]
}

/** Returns true if an entry of a header opens a submenu. */
const hasMenu = ({ links }: Header) =>
  links.some((entry) => typeof entry !== 'string' && (entry.links !== undefined || entry.source !== undefined))
