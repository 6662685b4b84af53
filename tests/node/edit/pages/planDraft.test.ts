import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { openSite } from '../../../../src/node/commands/addPage.ts'
import { planDraft } from '../../../../src/node/edit/pages/planDraft.ts'

const site = openSite(path.resolve(import.meta.dirname, '../../../..'), { colour: false })
if ('exitCode' in site) throw new Error(site.text)

const planned = (wish: Parameters<typeof planDraft>[1]) => {
  const plan = planDraft(site, wish)
  if ('refusal' in plan) throw new Error(plan.refusal)
  return plan
}
const town = { kind: 'location', name: 'Columbia, MD' }

describe('src/node/edit/pages/planDraft', () => {
  test('the nearest town comes first, and its sections are told', () => {
    const near = planned({ ...town, facts: { latitude: 39.4, longitude: -76.6 } })
    expect(near.starts[0]).toEqual({ stem: 'towson-md', name: 'Towson, MD' })
    expect(near.sections[0]).toMatchObject({ title: 'Hero' })
    expect(new Set(near.starts.map(({ stem }) => stem)).size).toBe(near.starts.length)
  })

  test('without a place a town of the county comes first, and else the order of the folder', () => {
    const usual = planned(town).starts.map(({ stem }) => stem)
    const county = planned({ ...town, facts: { county: 'Baltimore County' } }).starts.map(({ stem }) => stem)
    expect([...county].sort()).toEqual([...usual].sort())
    expect(site.model.pages.get(`/locations/${county[0]}/`)?.page.location?.county).toBe('Baltimore County')
  })

  test('a page that exists, and a page to start from that does not, are refused', () => {
    expect(planDraft(site, { ...town, name: 'Towson, MD' })).toEqual({ refusal: expect.stringContaining('exists') })
    expect(planDraft(site, { ...town, like: 'nowhere' })).toEqual({ refusal: expect.stringContaining('nowhere') })
  })
})
