import { describe, expect, test } from 'vitest'
import { draftPage, planSections, type SectionFate } from '../../../src/content/add/draftPage.ts'
import { readNewPage } from '../../../src/content/add/newPage.ts'
import { compileSite } from '../../../src/content/compileSite.ts'
import type { SiteModel, SitePage } from '../../../src/content/model/siteModel.ts'
import { shipped } from '../impact/shippedSite.ts'

const model = compileSite({ sources: { ...shipped }, assets: ['/social.png'] }).model as SiteModel
const towson = model.pages.get('/locations/towson-md/') as SitePage
const columbia = readNewPage(model, 'locations', 'Columbia, MD')
if ('refusal' in columbia) throw new Error(columbia.refusal)

const draft = (...fates: SectionFate[]) => draftPage(model, columbia, { like: towson, fates })

describe('src/content/add/draftPage, sections of another page', () => {
  test('the plan counts the texts that the draft has marks for', () => {
    const plan = planSections(model, columbia, towson)
    const { sections } = draft()
    expect(plan.map(({ type }) => type)).toEqual(sections.map(({ type }) => type))
    for (const [index, { toWrite }] of plan.entries())
      expect(JSON.stringify(sections[index]).split('[to write:').length - 1).toBe(toWrite)
    expect(plan.some(({ toWrite }) => toWrite === 0)).toBe(true)
  })

  test('a kept section has all words of the other page, with a placeholder for its town', () => {
    const { sections } = draft('rewrite', 'keep', 'keep')
    const list = JSON.stringify(sections.slice(1, 3))
    expect(list).not.toContain('[to write:')
    expect(list).not.toContain('Towson')
    expect(list).toContain('Medical suites on and around Osler Drive')
    expect(sections[2]).toMatchObject({ items: Array.from({ length: 4 }, () => ({ icon: expect.any(String) })) })
    // The check reports remaining facts of the other place, and none is lost before.
    expect(JSON.stringify(sections[0])).toContain('[to write:')
  })

  test('a section that is removed is not there', () => {
    const all = draft().sections.map(({ type }) => type)
    expect(draft('keep', 'remove').sections.map(({ type }) => type)).toEqual([all[0], ...all.slice(2)])
  })
})
