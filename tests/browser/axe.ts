import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axeCore from 'axe-core'
import type { Page } from 'playwright/test'

/** A script that defines the global object `axe`. */
export const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** A script that waits until all colour transitions end, because axe checks the present colours. */
export const transitionsEnd = `Promise.allSettled(
  document.getAnimations().filter((each) => each instanceof CSSTransition).map(({ finished }) => finished)
)`

declare global {
  interface Window {
    axe?: typeof axeCore
  }
}

/**
 * Runs all of axe's default rules, including best practices, or only some, on a page without its frames. Returns one
 * line per violation. The script is loaded once per document, and passed checks are not transferred: the builder of
 * `@axe-core/playwright`, which loads the script with its comments twice per run, takes four times as long for each
 * later run.
 *
 * @param rules ids of the rules that a change of the page affects; all rules if empty
 */
export async function axe(page: Page, rules: string[] = []): Promise<string[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axeScript)
  await page.evaluate(`${transitionsEnd}.then(() => undefined)`)
  const violations = await page.evaluate(async (rules) => {
    const results = await window.axe?.run(
      { exclude: ['iframe'] },
      { resultTypes: ['violations'], ...(rules.length > 0 && { runOnly: rules }) },
    )
    return results?.violations
  }, rules)
  if (!violations) throw new Error('axe did not run')
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary?.replace(/\s+/g, ' ')}`),
  )
}
