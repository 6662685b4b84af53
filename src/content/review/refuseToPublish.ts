import type { SitePage } from '../model/siteModel.ts'
import type { ProblemCode } from '../problem/codes/problemCode.ts'
import type { Problem } from '../problem/problem.ts'

/** Warnings and tips of what every visitor would see or meet: it may wait while the writer works, and may not become public. */
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
])

/**
 * The problems of a site that becomes public: warnings and tips of what visitors would meet as a fault become errors, but for those
 * of drafts, which nobody is shown.
 *
 * @param pages the pages whose file has no error, drafts included
 */
export function refuseToPublish(problems: readonly Problem[], pages: readonly SitePage[]): Problem[] {
  const drafts = new Set(pages.flatMap(({ file, page }) => (page.draft === true ? [file] : [])))
  return problems.map((problem) => {
    const { severity, code, file } = problem
    const isRefused = severity !== 'error' && seenByVisitors.has(code) && !drafts.has(file)
    return isRefused ? { ...problem, severity: 'error' } : problem
  })
}
