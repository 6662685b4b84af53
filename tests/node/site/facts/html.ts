import { HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import { type Built, failing } from '../pageHtml.ts'
import { htmlRules } from './htmlRules.ts'

/**
 * Registers the tests of a built site's HTML.
 *
 * @param languages the languages of the pages, as codes
 */
export function testHtml(built: () => Built, languages: readonly string[] = ['en-US']): void {
  test('is valid HTML', async () => {
    const validator = new HtmlValidate({ extends: ['html-validate:recommended'], rules: htmlRules })
    const found: string[] = []
    for (const { address, html } of built().pages) {
      const { results } = await validator.validateString(html)
      for (const { messages } of results) {
        for (const { ruleId, message, selector } of messages)
          found.push(`${address}: ${ruleId}: ${message} ${selector}`)
      }
    }
    expect(found).toEqual([])
  })

  test('has one main heading on every page', () => {
    const found = failing(built().pages, ({ document }) => {
      const { length } = document.querySelectorAll('h1')
      return length === 1 || `${length} main headings`
    })
    expect(found).toEqual([])
  })

  test('leaves out no level between headings', () => {
    const found = failing(built().pages, ({ document }) => {
      const levels = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ tagName }) => Number(tagName[1]))
      return levels.flatMap((level, index) =>
        level > (levels[index - 1] ?? 0) + 1 ? [`h${level} after h${levels[index - 1]}`] : [],
      )
    })
    expect(found).toEqual([])
  })

  test('has no id twice on a page', () => {
    const found = failing(built().pages, ({ document }) => {
      const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
      return ids.filter((id, index) => ids.indexOf(id) !== index)
    })
    expect(found).toEqual([])
  })

  test('has no style attribute', () => {
    const found = failing(built().pages, ({ html }) => html.match(/<[^>]*\sstyle=[^>]*>/gi) ?? [])
    expect(found).toEqual([])
  })

  test('has no script of its own beside structured data', () => {
    const found = failing(built().pages, ({ document }) =>
      [...document.querySelectorAll('script:not([src])')]
        .filter((script) => script.getAttribute('type') !== 'application/ld+json')
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
    )
    expect(found).toEqual([])
  })

  test('has one style element, the same in all pages, and one more for each rare part that the page has', () => {
    const seen = new Map<string, string>()
    const found = failing(built().pages, ({ address, document }) => {
      const styles = [...document.querySelectorAll('style')]
      for (const { dataset, textContent } of styles) {
        const part = dataset.rare ?? ''
        seen.set(part, seen.get(part) ?? textContent)
        if (seen.get(part) !== textContent) return part
      }
      const drawn = ['proofs', 'stairs'].filter((part) => document.querySelector(`main [data-part=${part}]`))
      const crumbs = document.querySelector('#shell > nav') ? ['crumbs'] : []
      const wanted = [
        '',
        ...crumbs,
        ...(address === '/' || document.querySelector('h1[class]') ? ['home'] : []),
        ...drawn,
      ]
      const held = styles.map(({ dataset }) => dataset.rare ?? '')
      return held.join() === wanted.join() || held.join()
    })
    expect(found).toEqual([])
    expect(seen.get('')).toContain('@font-face')
  })

  // iPhones support only the prefixed property: https://developer.mozilla.org/en-US/docs/Web/CSS/text-size-adjust
  test('keeps iPhones from enlarging texts when they are turned', () => {
    const found = failing(built().pages, ({ document }) =>
      document.querySelector('style')?.textContent.includes('-webkit-text-size-adjust:100%'),
    )
    expect(found).toEqual([])
  })

  test('has no event handler in an attribute', () => {
    const found = failing(built().pages, ({ document }) =>
      [...document.querySelectorAll('*')].flatMap(({ attributes }) =>
        [...attributes].map(({ name }) => name).filter((name) => name.startsWith('on')),
      ),
    )
    expect(found).toEqual([])
  })

  test('names its language and a viewport that can be enlarged', () => {
    const found = failing(built().pages, ({ document }) => {
      const viewport = document.querySelector('meta[name=viewport]')?.getAttribute('content') ?? ''
      const isFine = languages.includes(document.documentElement.lang) && /^width=device-width/.test(viewport)
      return (isFine && !/maximum-scale|user-scalable/.test(viewport)) || viewport
    })
    expect(found).toEqual([])
  })
}
