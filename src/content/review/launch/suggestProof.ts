import type { Site } from '../../../../schemas/index.ts'
import { brandFiles } from '../../model/files/brandFiles.ts'
import { holds } from '../../model/pageNotes.ts'
import { readSections, type SitePage } from '../../model/siteModel.ts'
import { type Problem, problemOfFile } from '../../problem/problem.ts'

const proofs = [
  {
    type: 'testimonials',
    message: 'No page shows what customers say about you.',
    fix: 'Ask two or three for a sentence and whether you may print their names, and add a "testimonials" section.',
  },
  {
    type: 'team',
    message: 'No page shows the people of the company.',
    fix: 'Add a "team" section: names and portraits tell visitors whom they will meet.',
  },
  {
    type: 'gallery',
    message: 'No page shows a photo of your work.',
    fix: 'Add a "gallery" section; three photos of your own are enough.',
  },
] as const

/** Shown in the footer of every page (`company.licences`). */
const licences = {
  message: 'No page shows a license or an insurance with its number.',
  fix: 'Write them as "licences" into "company" of site.config.json: visitors of many trades look for them first. A trade without any needs none.',
}

/** Suggests an icon for a site without one, because tabs and bookmarks would show the browser's. */
export function suggestIcon(assets: ReadonlySet<string>): Problem[] {
  if (brandFiles.some((name) => /icon/.test(name) && assets.has(`/${name}`)) || assets.has('/favicon.ico')) return []
  return [
    problemOfFile('public/', {
      code: 'missing-icon',
      message: 'The site has no icon: tabs and bookmarks show a plain sign of the browser.',
      fix: 'Put your sign into public/favicon.svg, as a drawing in a square.',
    }),
  ]
}

/**
 * Suggests content that persuades visitors and that no published page shows yet: licenses, reviews, people and photos.
 * Any photo counts.
 */
export function suggestProof(pages: Iterable<SitePage>, site: Site | undefined): Problem[] {
  const published = [...pages].filter(({ page }) => page.draft !== true)
  const shows = (type: (typeof proofs)[number]['type']) =>
    // A gallery may contain drawings.
    type === 'gallery'
      ? published.some((page) => holds(page, 'src'))
      : published.some(
          (page) =>
            holds(page, type) && readSections(page).some((section) => section.type === type && section.hidden !== true),
        )
  const missing = proofs.filter(({ type }) => !shows(type))
  const wanted = site?.company.licences ? missing : [licences, ...missing]
  return wanted.map((words) => problemOfFile('.', { code: 'missing-proof', message: words.message, fix: words.fix }))
}
