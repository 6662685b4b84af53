import { expect, test } from 'vitest'
import { chunkFiles, chunkSize, pageSize } from '../chunkSizes.ts'
import { type Built, failing } from '../pageHtml.ts'

export function testFiles(built: () => Built): void {
  test('keeps HTML and all linked stylesheets of every page within 14 kB', () => {
    const found = failing(built().pages, ({ html }) => {
      const bytes = pageSize(built().files, html)
      return bytes <= 14_000 || `${bytes} bytes`
    })
    expect(found).toEqual([])
  })

  test.each([
    ['starter-', 1_500],
    ['app-', 80_000],
    ['Faq', 10_000],
    ['quote-', 35_000],
    ['contact-', 35_000],
  ])('keeps the script %s within %i bytes', (name, limit) => {
    const bytes = chunkSize(built().files, name)
    expect(bytes).toBeGreaterThan(200)
    expect(bytes).toBeLessThanOrEqual(limit)
  })

  test('leaves out of a form what a strict policy refuses, what checks its schema, and the boxes that it does not use', () => {
    const code = chunkFiles(built().files, 'quote-').join('')
    expect(code.length).toBeGreaterThan(50_000)
    expect(code).not.toMatch(/new Function|\beval\(|ajv|must match pattern|megabytes|data-several|data-number/i)
  })

  test('asks for the app to be compiled ahead, at its head, where alone browsers look for that', () => {
    const app = [...built().files].find(([file]) => /^assets\/app-.*\.js$/.test(file))
    expect(String(app?.[1]).split('\n', 1)).toEqual(['//# allFunctionsCalledOnLoad'])
  })

  test('keeps two fonts within 45 kB', () => {
    const fonts = [...built().files].filter(([file]) => file.endsWith('.woff2'))
    expect(fonts.length).toBe(2)
    expect(fonts.reduce((sum, [, { length }]) => sum + length, 0)).toBeLessThanOrEqual(45_000)
  })

  // Before Safari 16.4 and Chrome 104, browsers ignore the rules of `(width < 64rem)` and `not (…)`, which close the
  // menu.
  test('asks for widths in words that browsers of 2021 understand', () => {
    const styles = [...built().files].filter(([file]) => /\.(?:css|html)$/.test(file))
    const queries = styles.flatMap(([, text]) => String(text).match(/@media[^{]*/g) ?? [])
    expect(queries.filter((query) => query.includes('(min-width:')).length).toBeGreaterThan(20)
    expect(queries.filter((query) => /[<>]|not ?\(/.test(query))).toEqual([])
  })

  // Firefox before 128 and Safari before 17.4 ignore a `content` with alternative text.
  test('draws what is read as nothing in words that browsers of 2021 understand', () => {
    const styles = [...built().files].filter(([file]) => /\.(?:css|html)$/.test(file))
    const contents = styles.flatMap(
      ([, text]) => String(text).match(/[{;]content:[^;}]+;content:[^;}]+|[{;]content:[^;}]+/g) ?? [],
    )
    const silent = contents.filter((text) => /"\s*\/\s*"/.test(text))
    expect(silent.length).toBeGreaterThan(0)
    expect(silent.filter((text) => !/^.content:"[^"]*";/.test(text))).toEqual([])
  })

  test('is built for production, without source maps', () => {
    const scripts = [...built().files].filter(([file]) => file.endsWith('.js'))
    const found = scripts.filter(([, text]) => /react\.development|sourceMappingURL|jsxDEV/.test(String(text)))
    expect(found.map(([file]) => file)).toEqual([])
    expect([...built().files.keys()].filter((file) => file.endsWith('.map'))).toEqual([])
  })

  test('holds no receiver of its own', () => {
    expect([...built().files.keys()].filter((file) => /inbox|ndjson/.test(file))).toEqual([])
  })

  test('sends a policy without exceptions', () => {
    const headers = String(built().files.get('_headers'))
    expect(headers).toContain("default-src 'none'; script-src 'self'; style-src 'self'")
    expect(headers).not.toMatch(/unsafe/)
  })

  test('keeps every file below assets for a year', () => {
    expect(String(built().files.get('_headers'))).toMatch(/\/assets\/\*\n {2}Cache-Control: public, max-age=31536000/)
    const unhashed = [...built().files.keys()].filter((file) => /^assets\/(?!.*-[\w-]{8}\.)/.test(file))
    expect(unhashed).toEqual([])
  })
}
