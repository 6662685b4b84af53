import { describe, expect, test } from 'vitest'
import type { Site } from '../../../../schemas/index.ts'
import { compareSiteTexts } from '../../../../src/content/review/languages/compareSiteTexts.ts'
import { smallConfig } from '../../smallSite.ts'

type Company = Partial<Site['company']>
type OwnCompany = NonNullable<NonNullable<Site['languages']>[string]['company']>

/** Returns the paths of texts in Spanish that differ from those of the site. */
function told(company: Company, own: OwnCompany, notices: [string, string] = ['Closed.', 'Cerrado.']): string[] {
  const site: Site = {
    ...smallConfig,
    company: { ...smallConfig.company, ...company },
    notice: { text: notices[0] },
    languages: { es: { name: 'Español', notice: notices[1], company: own } },
  }
  return compareSiteTexts(site).map(({ path }) => path.join('.'))
}

describe('src/content/review/languages/compareSiteTexts', () => {
  test('compares the response time, also in words', () => {
    const response = 'languages.es.company.responseTime'
    expect(told({ responseTime: 'one business day' }, { responseTime: 'dos días hábiles' })).toEqual([response])
    expect(told({ responseTime: '24 hours' }, { responseTime: '48 horas' })).toEqual([response])
    expect(told({ responseTime: 'one business day' }, { responseTime: 'un día hábil' })).toEqual([])
    expect(told({ responseTime: 'one business day' }, { responseTime: '24 horas' })).toEqual([])
    expect(told({ responseTime: 'one business day' }, { responseTime: 'la mañana siguiente' })).toEqual([])
  })

  test('compares years in taglines and days in notices', () => {
    const years = [{ tagline: 'Since 1998' }, { tagline: 'Desde 1989' }] as const
    expect(told(...years, ['Closed until January 4.', 'Cerrado hasta el 5 de enero.'])).toEqual([
      'languages.es.company.tagline',
      'languages.es.notice',
    ])
    expect(told({ tagline: 'Since 1998' }, { tagline: 'Desde 1998' })).toEqual([])
  })
})
