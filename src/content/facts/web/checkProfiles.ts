import type { Site } from '../../../../schemas/index.ts'
import type { Mistake } from '../../problem/mistake.ts'
import type { Path } from '../../problem/source.ts'
import { anyOf } from '../../wording/anyOf.ts'
import { nearest } from '../../wording/nearest.ts'
import { quoted } from '../../wording/phrases.ts'
import { hostOf } from './checkHosts.ts'

/**
 * Finds wrong addresses among the company's profiles on other sites: pages of the site itself, and the start page of a
 * network.
 */
export function checkProfiles(site: Site): Mistake[] {
  const own = hostOf(site)
  const profiles = (site.company.sameAs ?? []).map((href, index) => ({ href, path: ['company', 'sameAs', index] }))
  return [
    ...profiles.flatMap(({ href, path }): Mistake | [] => {
      if (own === '' || hostOf({ domain: href }) !== own) return []
      return {
        path,
        code: 'profile-is-this-site',
        message: `${quoted(href)} is a page of this site.`,
        fix: 'Write the address of a page elsewhere that is about the company, or delete this one.',
      }
    }),
    ...[...profiles, ...linksOfFooters(site)].flatMap(({ href, path }) =>
      [checkStartPage(href, path), checkStandIn(href, path), checkSlip(href, path)].flat(),
    ),
  ]
}

/** Networks on which companies have their own page. The start page of a network shows no company. */
const networks =
  /^(?:[a-z-]+\.)?(?:facebook|instagram|linkedin|tiktok|youtube|twitter|x|pinterest|threads|xing|yelp)\.(?:com|net|de|fr|es)$/i

/** Finds the start page of a network, which was probably meant to be the company's page. */
function checkStartPage(href: string, path: Path): Mistake | [] {
  const url = URL.canParse(href) ? new URL(href) : undefined
  const isStart = url?.pathname === '/' && url.search === '' && networks.test(url.hostname)
  if (!isStart) return []
  return {
    path,
    code: 'profile-is-start-page',
    message: `${quoted(href)} is the start page of that network, which is about nobody.`,
    fix: `Write the address of your own page there, such as "https://${url.hostname}/your-name", or delete it.`,
  }
}

/** Names of nobody, with which themes and help pages show where the own name belongs. */
const nobody = new RegExp(
  `^@?(?:${anyOf(
    'your[-_.]?(?:(?:user|page|company|business|brand|profile|channel|account)?[-_.]?(?:name|id)|page|profile|company|business|brand|handle|account|channel|shop|store)',
    'votre[-_.]?(?:page|profil|entreprise|nom|compte), (?:deine?|ihre?)[-_.]?(?:seite|profil|firma|unternehmen|name|konto)',
    '(?:tu|su)[-_.]?(?:pagina|perfil|empresa|nombre|cuenta)',
    'user[-_]?name, page[-_]?name, company[-_]name, profile[-_]name, handle, x{4,}',
  )})$`,
  'i',
)

/** Finds the stand-in of a profile: facebook.com/yourpage. */
function checkStandIn(href: string, path: Path): Mistake | [] {
  const url = URL.canParse(href) ? new URL(href) : undefined
  if (!url || !networks.test(url.hostname)) return []
  if (!url.pathname.split('/').some((part) => nobody.test(part))) return []
  return {
    path,
    code: 'stand-in',
    message: `${quoted(href)} stands where the address of your own page is still to be written.`,
    fix: 'Write the address of your own page there, or delete it.',
  }
}

const hosts = [
  ...['facebook.com', 'instagram.com', 'linkedin.com', 'youtube.com', 'twitter.com', 'pinterest.com'],
  ...['trustpilot.com', 'tripadvisor.com', 'whatsapp.com', 'wikipedia.org'],
]

/** Finds a host with a typo in the name of a network: "instagramm.com", "facebok.com". */
function checkSlip(href: string, path: Path): Mistake | [] {
  const host = URL.canParse(href) ? new URL(href).hostname.replace(/^www\./, '') : ''
  const guess = host.length < 8 || hosts.includes(host) ? undefined : nearest(host, hosts)
  // A host with another top-level domain belongs to another country: "tripadvisor.co.uk".
  if (guess === undefined || networks.test(host) || host.split('.')[0] === guess.split('.')[0]) return []
  const meant = href.replace(host, guess)
  return {
    path,
    code: 'slip-in-host',
    message: `${quoted(host)} is not ${quoted(guess)}: visitors would come to somebody else.`,
    fix: `Write ${quoted(meant)}.`,
    replacement: JSON.stringify(meant),
  }
}

/** Returns the links in the columns of the footers, in all languages of the site. */
function linksOfFooters({ footer, languages = {} }: Site): { href: string; path: Path }[] {
  const footers: { columns: Site['footer']['columns'] | undefined; path: Path }[] = [
    { columns: footer.columns, path: ['footer'] },
    ...Object.entries(languages).map(([language, { footer: own }]) => ({
      columns: own?.columns,
      path: ['languages', language, 'footer'],
    })),
  ]
  return footers.flatMap(({ columns = [], path }) =>
    columns.flatMap((column, index) =>
      ('links' in column ? (column.links ?? []) : []).flatMap((link, place) =>
        typeof link === 'object' && 'href' in link && typeof link.href === 'string'
          ? [{ href: link.href, path: [...path, 'columns', index, 'links', place, 'href'] }]
          : [],
      ),
    ),
  )
}
