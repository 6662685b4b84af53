import { describe, expect, test } from 'vitest'
import { compileSite } from '../../../src/content/compileSite.ts'
import { configFile } from '../../../src/content/model/files/configFile.ts'
import { baseAssets, baseSite } from '../baseSite.ts'
import { pageFile } from '../inMemory.ts'

const names = ['Alpha', 'Beta', 'Gamma', 'Delta']
const config = JSON.parse(baseSite[configFile] ?? '') as { company: object }

interface Wanted {
  company: object
  /** The number of pages with the title. */
  pages?: number
  title?: string
}

/** Returns the problems of a site whose pages have a title with a placeholder. */
function check({ company, pages = 4, title = 'Immigration and Family Law in El Paso | {company}' }: Wanted) {
  const files = names.slice(0, pages).map((name) => [
    `pages/${name.toLowerCase()}.json`,
    pageFile([], {
      name,
      title: `${name}: ${title}`,
      description: `${name} is a page to try things with, whose description is long enough for search results.`,
    }),
  ])
  const site = { ...config, company: { ...config.company, ...company } }
  const sources = { ...baseSite, ...Object.fromEntries(files), [configFile]: JSON.stringify(site, null, 2) }
  return compileSite({ sources, assets: baseAssets }).problems.filter(({ code }) => /^long-name|^page-title/.test(code))
}

const name = 'Ortega & Lindqvist, Attorneys'

describe('src/content/review/findLongNames', () => {
  test('says once that a name makes the titles of several pages too long', () => {
    const [problem, ...others] = check({ company: { name } })
    expect(others).toEqual([])
    expect(problem).toMatchObject({ file: configFile, code: 'long-name', severity: 'warning' })
    expect(problem?.message).toMatch(/^With this name, 29 characters, the titles of 4 pages are longer than the 60 /)
    expect(problem?.fix).toMatch(
      /^Add a "shortName" below it, of up to 1\d characters, and write {companyShort} in place/,
    )
    expect(problem?.fix).toContain('pages/alpha.json')
  })

  test('names the short name where there is one', () => {
    const [problem] = check({ company: { name, shortName: 'Ortega' } })
    expect(problem?.fix).toMatch(/^The short name is "Ortega": write {companyShort} in place of {company}/)
  })

  test('is silent where the titles say the short name', () => {
    const title = 'Immigration and Family Law in El Paso | {companyShort}'
    expect(check({ company: { name, shortName: 'Ortega' }, title })).toEqual([])
  })

  test.each([
    ['two pages alone', { company: { name }, pages: 2 }],
    ['a short name of the company', { company: {}, title: `${'Immigration and '.repeat(4)} | {company}` }],
    ['titles too long without it', { company: { name }, title: `${'Immigration and '.repeat(4)} | {company}` }],
    ['a name typed by hand', { company: { name }, title: `Immigration and Family Law | Ortega and Lindqvist Inc.` }],
  ])('leaves it at the titles: %s', (_, wanted) => {
    const found = check(wanted)
    expect(found.length).toBeGreaterThan(1)
    expect(found.every(({ code }) => code === 'page-title')).toBe(true)
  })
})
