import type { SitePage } from '../model/siteModel.ts'
import type { ProblemCode } from '../problem/codes/problemCode.ts'
import type { Problem } from '../problem/problem.ts'

/**
 * Codes of warnings and tips that every visitor would notice. They are acceptable during work but not on a public site.
 */
const seenByVisitors: ReadonlySet<ProblemCode> = new Set([
  'leftover',
  'left-fact',
  'link-to-other-town',
  'link-to-example',
  'unwritten-text',
  'stand-in',
  'blank-left',
  'raw-marks',
  'html-in-text',
  'marks-in-text',
  'loose-stars',
  'list-mark',
  'link-apart',
  'space-in-address',
  'misread-letter',
  'sample-picture',
  'private-receiver',
  'unreadable-words',
  'test-receiver',
  'unsafe-receiver',
  'picture-description',
  'picture-twice',
  'shared-title',
  'shared-name',
  'shared-description',
  'two-answers',
  'answer-asks',
  'misspelt-day',
  'misspelt-email',
  'misspelt-company',
  'near-name',
  'map-of-other-town',
  'link-of-another-name',
  'untranslated-text',
  'site-in-other-language',
  'cut-off',
  'word-twice',
  'quotation-marks-twice',
  'strange-price',
  'repeated-label',
  'days-over',
  'preset-of-another-page',
  'preset-unknown',
  'long-closure',
  'hours-twice',
  'wrong-city',
  'other-spelling',
  'odd-price-range',
  'odd-letter',
  'half-cents',
  'leftover-of-branch',
  'other-contact',
  'foreign-postal-code',
  'misplaced-pin',
  'misplaced-point',
  'country-code',
  'told-otherwise',
  'no-form-there',
  'hours-differ-by-language',
  'translation-of-other-facts',
  'translation-differs',
  'wrong-weekday',
  'other-day-told',
  'price-told-otherwise',
  'other-currency',
  'form-of-other-language',
  'list-of-another-town',
  'list-of-other-service',
  'page-without-branch',
])

/**
 * Converts warnings and tips that visitors would notice to errors, for a site that becomes public. Drafts are exempt,
 * because nobody sees them.
 *
 * @param pages the pages whose files have no error, including drafts
 */
export function refuseToPublish(problems: readonly Problem[], pages: readonly SitePage[]): Problem[] {
  const drafts = new Set(pages.flatMap(({ file, page }) => (page.draft === true ? [file] : [])))
  return problems.map((problem) => {
    const { severity, code, file } = problem
    const isRefused = severity !== 'error' && seenByVisitors.has(code) && !drafts.has(file)
    return isRefused ? { ...problem, severity: 'error' } : problem
  })
}
