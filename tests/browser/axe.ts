import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axeCore from 'axe-core'
import type { Page } from 'playwright/test'

/** Gives a document the object `axe`. */
export const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Ends when each colour on its way to another one is there: axe would judge it as it is at the moment. */
export const transitionsEnd = `Promise.allSettled(
  document.getAnimations().filter((each) => each instanceof CSSTransition).map(({ finished }) => finished)
)`

declare global {
  interface Window {
    axe?: typeof axeCore
  }
}

/**
 * Runs all of axe's default rules, its best practices among them, or only some, on a page without its frames; each violation
 * as one line. Its script is loaded once in a document, and what passed is left there: the builder of `@axe-core/playwright`,
 * which loads the script with its comments twice for each look, takes four times as long for each look after the first.
 *
 * @param rules the ids of the rules that a change of the page concerns; all without them
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
