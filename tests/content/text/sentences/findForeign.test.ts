import { describe, expect, test } from 'vitest'
import { findForeign, isShareForeign } from '../../../../src/content/text/sentences/findForeign.ts'
import type { Tongue } from '../../../../src/content/text/sentences/tongueWords.ts'

const found = (text: string, mine: Tongue, other: Tongue, isLabel = false) => {
  const place = findForeign(text, { mine, other }, isLabel)
  return place && text.slice(place.start, place.end)
}

const foreign: [text: string, mine: Tongue, other: Tongue, part?: string][] = [
  [
    'Crecimos entre El Paso, Ciudad Juárez y el valle de Mesilla. We know what waits at the bridge.',
    ...(['en', 'es', 'Crecimos entre El Paso, Ciudad Juárez y el valle de Mesilla.'] as const),
  ],
  ['Pida diez actas', 'en', 'es'],
  ['Preguntas frecuentes', 'en', 'es'],
  ['Preguntas Frecuentes', 'en', 'es'],
  ['Inmigración, familia y testamentos', 'en', 'es'],
  ['un día hábil', 'en', 'es'],
  ['Pedir una consulta', 'en', 'es'],
  ['Nuestro equipo', 'en', 'es'],
  [
    'We answer within a day. Traiga su pasaporte y los papeles de la corte.',
    'en',
    'es',
    'Traiga su pasaporte y los papeles de la corte.',
  ],
  ['How it works', 'es', 'en'],
  ['Meet our lawyers', 'es', 'en'],
  ['Request a Quote', 'es', 'en'],
  ['Get directions', 'fr', 'en'],
  ['What our guests say', 'fr', 'en'],
  ['Nos tarifs', 'en', 'fr'],
  ['Réservez votre table', 'en', 'fr'],
  ['Appelez-nous avant de venir', 'en', 'fr'],
  ['La salle du fond se prête aux groupes, et nous dressons la table comme vous voulez.', 'en', 'fr'],
  ['Unsere Leistungen', 'en', 'de'],
  ['Öffnungszeiten und Anfahrt', 'en', 'de'],
  ['Ask for a quote', 'de', 'en'],
]

const good: [text: string, mine: Tongue, other: Tongue][] = [
  ['El Paso, Texas', 'en', 'es'],
  ['Las Cruces', 'en', 'es'],
  ['Las Cruces, Los Lunas, La Mesa, El Rito, Santa Fe, Las Vegas and Hatch', 'en', 'es'],
  ['Universidad Nacional Autónoma de México', 'en', 'es'],
  ['From San Juan de los Lagos to Ciudad de la Paz', 'en', 'es'],
  ['Se habla español', 'en', 'es'],
  ['Ver esta página en español', 'en', 'es'],
  ['Read this page in English', 'es', 'en'],
  ['“Nos trataron como familia, y por eso volvimos con ellos”, says Ana.', 'en', 'es'],
  ['We call it *la mesa de los lunes*, and all are welcome.', 'en', 'es'],
  ['Arroz con pollo y frijoles', 'en', 'es'],
  ['Huevos rancheros con salsa verde', 'en', 'es'],
  ['Chile con carne y tortillas de la casa', 'en', 'es'],
  ['Steak frites, tarte au citron, soupe à l’oignon', 'en', 'fr'],
  ['Confit de canard et pommes sarladaises', 'en', 'fr'],
  ['Pâté de campagne, cornichons et moutarde de Dijon', 'en', 'fr'],
  ['Dining à la carte', 'en', 'fr'],
  ['Prix fixe at six', 'en', 'fr'],
  ['Rue Saint-Denis, métro Champ-de-Mars', 'en', 'fr'],
  ['Place des Arts et Vieux-Port', 'en', 'fr'],
  ['Restaurant Chez Paul', 'en', 'fr'],
  ['Le Monde, La Presse et Le Devoir', 'en', 'fr'],
  ['RSVP before noon', 'en', 'fr'],
  ['A joie de vivre that you taste', 'en', 'fr'],
  ['Bring two photos and the original papers.', 'en', 'es'],
  ['Marketing y coaching para equipos', 'es', 'en'],
  ['Café to go', 'es', 'en'],
  ['Happy hour los jueves', 'es', 'en'],
  ['Rock and Roll en la plaza', 'es', 'en'],
  ['Bed and Breakfast', 'es', 'en'],
  ['Google, Radio, Internet', 'es', 'en'],
  ['Check-up y software', 'es', 'en'],
  ['Coffee to go', 'de', 'en'],
  ['Open Air in der Altstadt', 'de', 'en'],
  ['Know-how und Service', 'de', 'en'],
  ['Brunch, cocktails et burgers', 'fr', 'en'],
  ['The Home Depot', 'fr', 'en'],
  ['Best of des chefs', 'fr', 'en'],
  ['Kindergarten and Gymnasium', 'en', 'de'],
  ['Von der Heyden Museum', 'en', 'de'],
  ['Quince paste and cheese', 'en', 'es'],
  ['Blog', 'en', 'es'],
  ['{city}, {state}', 'en', 'es'],
]

describe('src/content/text/sentences/findForeign', () => {
  test.each(foreign)('finds %j on a page that is %s', (text, mine, other, part = text) => {
    expect(found(text, mine, other)).toBe(part)
  })

  test.each(good)('leaves %j on a page that is %s', (text, mine, other) => {
    expect(found(text, mine, other)).toBeUndefined()
  })

  test('takes a single word for a text where it is a label', () => {
    expect([found('Servicios', 'en', 'es', true), found('Servicios', 'en', 'es')]).toEqual(['Servicios', undefined])
    expect(found('Blog', 'en', 'es', true)).toBeUndefined()
  })

  test.each([
    ['Enviar', 'en', 'es'],
    ['Suscribirse', 'en', 'es'],
    ['Envoyer', 'en', 'fr'],
    ['Télécharger', 'en', 'fr'],
    ['Absenden', 'en', 'de'],
    ['Anmelden', 'en', 'de'],
    ['Submit', 'de', 'en'],
    ['Donate', 'es', 'en'],
    ['Subscribe', 'fr', 'en'],
  ] as const)('knows the button %j on a page that is %s', (label, mine, other) => {
    expect(found(label, mine, other, true)).toBe(label)
  })

  test.each(['El despacho', 'Servicios', 'La firma', 'Learn More'])(
    'does not believe that %j is the same twice',
    (text) => {
      const pair =
        text === 'Learn More' ? ({ mine: 'es', other: 'en' } as const) : ({ mine: 'en', other: 'es' } as const)
      expect(isShareForeign(text, pair)).toBe(true)
    },
  )

  test.each(['El Paso, Texas', 'Las Cruces', 'Google', 'Texas', 'Villa Nueva'])(
    'believes that %j is the same twice',
    (text) => {
      expect(isShareForeign(text, { mine: 'en', other: 'es' })).toBe(false)
    },
  )
})
