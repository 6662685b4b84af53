import type { Site } from '../../../schemas/index.ts'
import { looksOf } from './sheets/looks.ts'

type Header = Site['header']

/** The parts that a site has and others have not, by the constants of their rules (`partStyles`, `lookStyles`). */
export function sitePartsOf({ notice, header, theme, languages = {} }: Site): string[] {
  const headers = [header, ...Object.values(languages).flatMap((language) => language.header ?? [])]
  return [
    ...(notice ? ['noticeLine'] : []),
    ...(headers.some(hasMenu) ? ['subMenu'] : []),
    ...(Object.keys(languages).length > 0 ? ['languages'] : []),
    ...looksOf(theme),
  ]
}

/** Whether entries of a header open a menu below them. */
const hasMenu = ({ links }: Header) =>
  links.some((entry) => typeof entry !== 'string' && (entry.links !== undefined || entry.source !== undefined))
