import { describe, expect, test } from 'vitest'
import { companyIn } from '../../../../src/content/model/offices/companyIn.ts'
import { smallConfig } from '../../smallSite.ts'

describe('src/content/model/offices/companyIn', () => {
  test('says a licence in the language, and keeps the name of one that the language leaves out', () => {
    const licences = [
      { name: 'Barra de Abogados de Texas', number: '24061187' },
      { name: 'Green Seal', number: '7' },
    ]
    const company = companyIn(
      { ...smallConfig.company, licences },
      { licences: { 'Barra de Abogados de Texas': 'Texas Bar' } },
    )
    expect(company.licences).toEqual([{ name: 'Texas Bar', number: '24061187' }, licences[1]])
  })
})
