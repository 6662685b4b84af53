import { describe, expect, test } from 'vitest'
import { promisesForm } from '../../../../src/content/link/forms/findFormUses.ts'

describe('src/content/link/forms/findFormUses', () => {
  test.each([
    'Request a Quote',
    'Get your free estimate',
    'Angebot anfordern',
    'Kostenlose Offerte einholen',
    'Demander un devis',
    'Obtenez votre estimation gratuite',
    'Pedir presupuesto',
    'Solicite una cotización',
  ])('takes %j for the promise of a form', (label) => {
    expect(promisesForm(label)).toBe(true)
  })

  test.each([
    'What a quote contains',
    'Quote of the week',
    'Unsere Angebote',
    'Angebote der Woche ansehen',
    'Nos devis sont gratuits',
    'Cómo leer un presupuesto',
  ])('takes %j for no promise of a form', (label) => {
    expect(promisesForm(label)).toBe(false)
  })
})
