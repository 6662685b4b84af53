import type { Site } from '../../../../schemas/index.ts'
import { isSamplePhone } from '../../facts/phone/isSamplePhone.ts'
import { isTestReceiver } from '../../facts/web/checkHosts.ts'
import { isOwnMachine } from '../../facts/web/explainReceiver.ts'
import { isExampleSite, isSampleDomain } from '../../facts/web/sampleHost.ts'
import { configFile } from '../../model/files/configFile.ts'
import { notFoundFile } from '../../model/files/pageAddress.ts'
import { placedForm, receiversOf, type SiteForm } from '../../model/files/siteForms.ts'
import { englishName, homeOf } from '../../model/languages.ts'
import { officesOf } from '../../model/offices/officeOf.ts'
import { holds } from '../../model/pageNotes.ts'
import { readSections, type SitePage } from '../../model/siteModel.ts'
import type { CommandLine } from '../../problem/commandLine.ts'
import type { Mistake } from '../../problem/mistake.ts'
import { type Problem, problemOfFile } from '../../problem/problem.ts'
import type { Path } from '../../problem/source.ts'
import { countryOf } from '../../schema/country.ts'
import { quoted } from '../../wording/phrases.ts'

/** Returns the names of the forms that pages show to visitors. */
export function findForms(pages: Iterable<SitePage>): ReadonlySet<string> {
  const published = [...pages].filter(({ page }) => page.draft !== true)
  const shown = new Set<string>()
  const builtIn = { quoteForm: 'quote', contactForm: 'contact' } as const
  const isNews = (page: SitePage) =>
    holds(page, 'form') ||
    (['quoteForm', 'contactForm'] as const).some((type) => holds(page, type) && !shown.has(builtIn[type]))
  // Reads one page at a time, because the sections of most pages are not in memory.
  for (const page of published) {
    if (!isNews(page)) continue
    for (const section of readSections(page)) {
      const form = section.hidden === true ? undefined : placedForm(section)
      if (form !== undefined) shown.add(form)
    }
  }
  return shown
}

/** Finds values of site.config.json that are acceptable during development but not on a public site. */
export function checkLaunchOfSite({ company, domain, footer }: Site): Mistake[] {
  const sample = { code: 'sample-value' as const }
  const found: (Mistake | false)[] = [
    isSampleDomain(domain) && {
      ...sample,
      path: ['domain'],
      message: `The domain ${quoted(domain)} is still a sample.`,
      fix: 'Write the address under which the site will be found.',
    },
    isSamplePhone(company.phone, countryOf(company)) && {
      ...sample,
      path: ['company', 'phone'],
      message: 'The phone number is still the sample number.',
      fix: 'Write the number that your office answers.',
    },
    ...samplePhones(company, ['company']),
    isSampleDomain(company.email) && {
      ...sample,
      path: ['company', 'email'],
      message: `The e-mail address ${quoted(company.email)} is still a sample.`,
      fix: 'Write the address that your office reads.',
    },
    ...Object.entries(company.branches ?? {}).flatMap(([key, { phones }]) =>
      samplePhones({ address: company.address, phones }, ['company', 'branches', key]),
    ),
    ...[...officesOf(company)].map(
      ([key, branch]) =>
        isSamplePhone(branch.phone, countryOf(branch)) && {
          ...sample,
          path: ['company', 'branches', key, 'phone'],
          message: `The phone number of the branch ${quoted(key)} is still a sample number.`,
          fix: 'Write the number that this branch answers.',
        },
    ),
    ...branchEmails(company).map(
      ([key, email]) =>
        isSampleDomain(email) && {
          ...sample,
          path: ['company', 'branches', key, 'email'],
          message: `The e-mail address of the branch ${quoted(key)} is still a sample, ${quoted(email)}.`,
          fix: 'Write the address that this branch reads.',
        },
    ),
    footer.careers === null && {
      path: ['footer', 'careers'],
      code: 'link-to-nowhere',
      message: 'The Careers link of the footer leads nowhere.',
      fix: 'Write where it leads, such as "mailto:{email}" or the address of your job page, or delete "careers".',
    },
  ]
  return found.flatMap((mistake) => mistake || [])
}

/** Returns the e-mail addresses of branches that have one of their own, with the short names of the branches. */
const branchEmails = ({ branches = {} }: Site['company']): [key: string, email: string][] =>
  Object.entries(branches).flatMap(([key, { email }]) => (email === undefined ? [] : [[key, email]]))

/** Finds further numbers of an office that are still samples. */
const samplePhones = ({ phones = {}, address }: SampleOffice, path: Path): Mistake[] =>
  Object.entries(phones).flatMap(([name, { label, number }]): Mistake[] =>
    isSamplePhone(number, countryOf({ address }))
      ? [
          {
            code: 'sample-value',
            path: [...path, 'phones', name, 'number'],
            message: `The number for ${quoted(label)} is still a sample number.`,
            fix: 'Write the number that is answered.',
          },
        ]
      : [],
  )

interface SampleOffice {
  address: Site['company']['address']
  phones?: Site['company']['phones'] | undefined
}

/** Finds values for documentation, such as example domains, which no published site may have. */
export function checkExamplesOfSite(site: Site): Mistake[] {
  const written: readonly (readonly [path: Path, value: string])[] = [
    [['domain'], site.domain],
    [['company', 'email'], site.company.email],
    ...branchEmails(site.company).map(([key, email]) => [['company', 'branches', key, 'email'], email] as const),
  ]
  const examples = new Set(written.flatMap(([path, value]) => (isExampleSite(value) ? [path.join()] : [])))
  return checkLaunchOfSite(site).filter(({ path }) => examples.has(path.join()))
}

/** Whether a form sends to an address reserved for documentation. */
export const isSentToExample = (form: SiteForm): boolean =>
  receiversOf(form).some(
    (endpoint) => endpoint !== null && URL.canParse(endpoint) && isExampleSite(new URL(endpoint).hostname),
  )

/**
 * Checks the receiver of a form, which may be missing or private during development but not on a public site.
 *
 * @param endpoint the receiver from the environment, which overrides that of the files
 */
export function checkLaunchOfForm(form: SiteForm, endpoint: string | undefined): { file: string; mistake: Mistake }[] {
  const { name, file = configFile, branches } = form
  const explain = (receiver: string | null, path: Path, subject: string) => {
    const [fault, fix] = explainEndpoint(receiver, form) ?? []
    if (fault === undefined || fix === undefined) return []
    return [{ file, mistake: { path, code: 'no-receiver' as const, message: `${subject} ${fault}.`, fix } }]
  }
  return [
    ...explain(
      endpoint || form.endpoint,
      form.file === undefined ? ['forms', name, 'endpoint'] : ['endpoint'],
      `The ${name} form`,
    ),
    ...Object.entries(branches).flatMap(([key, branch]) =>
      branch.endpoint === undefined
        ? []
        : explain(branch.endpoint, ['branches', key, 'endpoint'], `The ${name} form for the branch ${quoted(key)}`),
    ),
  ]
}

/**
 * Finds missing pages that visitors reach without a link.
 *
 * @param hasFile whether the site has a page file, valid or not, or provides the HTML file of that page
 */
export function checkLaunchPages(
  pages: readonly SitePage[],
  shown: readonly SiteForm[],
  hasFile: (file: string) => boolean,
  command: CommandLine,
): Problem[] {
  const drafts = new Set(pages.flatMap(({ file, page }) => (page.draft === true ? [file] : [])))
  const wanted = [
    {
      file: notFoundFile,
      name: '404',
      isNeeded: true,
      message: 'The site has no page that visitors see at an address that does not exist.',
    },
    {
      file: 'pages/thank-you.json',
      name: '"Thank You"',
      isNeeded: shown.some(leadsToThanks),
      message: 'The quote form leads to /thank-you/ once a request was sent, and the site has no such page.',
    },
  ]
  return wanted
    .filter(({ file, isNeeded }) => isNeeded && (!hasFile(file) || drafts.has(file)))
    .map(({ file, name, message }) =>
      problemOfFile(file, {
        code: 'missing-page',
        message,
        fix: drafts.has(file)
          ? 'Delete "draft": true in it once it is finished.'
          : `Write it: ${command('add', 'page', name)} makes its draft.`,
      }),
    )
}

/** Finds additional languages whose visitors would see the 404 page of the main language. */
export function checkNotFoundPages({ languages = {} }: Site, hasFile: (file: string) => boolean): Mistake[] {
  const untold = Object.keys(languages).filter((code) => !hasFile(`pages/${code}/404.json`))
  return untold.map((code) => ({
    path: ['languages', code],
    part: 'key',
    code: 'language-without-404',
    message: `Visitors of a wrong address below ${homeOf(code)} see a page that is not in ${englishName(code)}.`,
    fix: `Copy ${notFoundFile} to pages/${code}/404.json and translate it.`,
  }))
}

/** Finds a page that still waits for its text. */
export function checkLaunchOfPage({ page }: SitePage): Mistake[] {
  if (page.draft === true || page.status !== 'placeholder') return []
  return [
    {
      path: ['status'],
      code: 'placeholder-page',
      message: 'This page still waits for its text.',
      fix: 'Write it and delete "status", or keep it out of every list with "status": "hidden".',
    },
  ]
}

/** Links in the site's own form documents are checked like all other links. */
const leadsToThanks = ({ file, document }: SiteForm) => file === undefined && document.thanks === '/thank-you/'

function explainEndpoint(
  endpoint: string | null,
  { name, file }: SiteForm,
): readonly [fault: string, fix: string] | undefined {
  if (endpoint === null)
    return [
      'has no receiver, so nobody gets its requests',
      `Write the address, with https://, of the program that passes requests on to you, such as a form service: ${file === undefined ? `"forms": { ${quoted(name)}: { "endpoint": "https://…" } }` : '"endpoint": "https://…"'}.`,
    ]
  if (endpoint.startsWith('/')) return undefined
  const host = URL.canParse(endpoint) ? new URL(endpoint).hostname : ''
  if (isOwnMachine(host))
    return [
      `is received on a private machine: ${quoted(endpoint)}`,
      'Write an address that can be reached from everywhere.',
    ]
  if (!endpoint.startsWith('https://'))
    return [
      `is sent without encryption: ${quoted(endpoint)}`,
      'Write an address that begins with https://; browsers refuse the other kind on a safe page.',
    ]
  if (isSampleDomain(host))
    return [
      `still has a sample receiver: ${quoted(endpoint)}`,
      'Write the address of the program that passes requests on to you, such as a form service.',
    ]
  if (isTestReceiver(endpoint))
    return [
      'has a receiver that answers one test call only',
      `Write ${quoted(endpoint.replace('/webhook-test/', '/webhook/'))} and switch the workflow on.`,
    ]
  return undefined
}
