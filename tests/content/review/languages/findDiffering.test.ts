import { describe, expect, test } from 'vitest'
import { findDiffering } from '../../../../src/content/review/languages/findDiffering.ts'
import type { Tongue } from '../../../../src/content/text/sentences/tongueWords.ts'

/** Returns what two texts say differently: `price: $12, 21 €`. */
function differing(own: string, theirs: string, tongues: [Tongue, Tongue], isPrice = false): string | undefined {
  const [tongue, other] = tongues
  const found = findDiffering(
    [own, theirs],
    [
      { tongue, isPrice },
      { tongue: other, isPrice },
    ],
  )
  return (
    found &&
    `${found.what}: ${own.slice(found.own.start, found.own.end)}, ${theirs.slice(found.theirs.start, found.theirs.end)}`
  )
}

describe('src/content/review/languages/findDiffering', () => {
  test.each<[string, string, [Tongue, Tongue], string]>([
    ['Menus at $68 and $92.', 'Menus à 68 et 29 $.', ['en', 'fr'], 'price: $92, 29 $'],
    ['A will costs $1,250.', 'Un testamento cuesta 1.520 $.', ['en', 'es'], 'price: $1,250, 1.520 $'],
    ['From 10 am to 3 pm', 'De 10 h à 14 h', ['en', 'fr'], 'time: 3 pm, 14 h'],
    ['It frees up around 8 pm.', 'Il se libère vers 21 h.', ['en', 'fr'], 'time: 8 pm, 21 h'],
    ['Open until 6:30 pm.', 'Geöffnet bis 18:00 Uhr.', ['en', 'de'], 'time: 6:30 pm, 18:00 Uhr'],
    ['On May 14 we close.', 'Le 15 mai, nous fermons.', ['en', 'fr'], 'day: May 14, 15 mai'],
    ['Closed from December 24', 'Cerrado desde el 24 de noviembre', ['en', 'es'], 'day: December 24, 24 de noviembre'],
    ['Tuesday to Saturday', 'Mardi à dimanche', ['en', 'fr'], 'day: Saturday, dimanche'],
    [
      'It leaves on Thursday, grilled on Thursday.',
      'Jeudi en route, vendredi grillé.',
      ['en', 'fr'],
      'day: Thursday, vendredi',
    ],
    ['Bar number 24817', 'Número de colegiada 24871', ['en', 'es'], 'number: 24817, 24871'],
    ['Forty years, 25 to 60 guests', 'Quarante ans, 25 à 40 convives', ['en', 'fr'], 'number: 60, 40'],
    ['62 miles from the orchard', 'À 62 km du verger', ['en', 'fr'], 'measure: 62 miles, 62 km'],
    ['Ein Beutel wiegt 5 Pfund.', 'A bag weighs 5 kg.', ['de', 'en'], 'measure: 5 Pfund, 5 kg'],
    ['Forty seats around a hearth', 'Cinquante places autour d’un âtre', ['en', 'fr'], 'measure: Forty, Cinquante'],
    ['Seis lugares, libres hacia las 20 h', 'Eight seats, free around 8 pm', ['es', 'en'], 'measure: Seis, Eight'],
    ['Bus 79 stops here.', 'L’autobus 97 s’arrête ici.', ['en', 'fr'], 'number: 79, 97'],
  ])('finds what %j says otherwise than %j', (own, theirs, tongues, expected) => {
    expect(differing(own, theirs, tongues)).toBe(expected)
  })

  test('reads a price without its sign in the field of a price', () => {
    expect(differing('12.50', '12,80', ['en', 'de'], true)).toBe('price: 12.50, 12,80')
    expect(differing('from 12', '12 €', ['en', 'de'], true)).toBeUndefined()
  })

  test.each<[string, string, [Tongue, Tongue]]>([
    ['Menus at $68 and $92.', 'Menus à 68 et 92 $.', ['en', 'fr']],
    ['38 miles away', 'À 62 km', ['en', 'fr']],
    ['62 km, or 38 miles', 'À 62 km', ['en', 'fr']],
    ['We answer within a week, in fifteen days at most.', 'Sous huit jours', ['en', 'fr']],
    ['We open at seven.', 'Wir öffnen um acht.', ['en', 'de']],
    ['Six blocks from the station', 'Zehn Minuten vom Bahnhof', ['en', 'de']],
    ['Seventy looms', 'Soixante-dix métiers', ['en', 'fr']],
    ['Twenty-two looms', 'Veintidós telares, veinte de ellos de pie', ['en', 'es']],
    ['Once a year we dye with madder.', 'Once hilos por telar', ['en', 'es']],
    ['Ten looms and five wheels', 'Zehn Webstühle', ['en', 'de']],
    ['Eight looms', 'Quelque 8 métiers, dix fois réparés', ['en', 'fr']],
    ['$1,250.00', '1 250 $', ['en', 'fr']],
    ['$85 (about €60)', '85 $', ['en', 'fr']],
    ['From 5:30 to 10 pm', 'De 17 h 30 à 22 h', ['en', 'fr']],
    ['From 9 am to 5 pm', 'Von 9 bis 17 Uhr', ['en', 'de']],
    ['Within 24 hours, by 2 pm', 'Dans les 24 h, avant 14 h', ['en', 'fr']],
    ['Within 48 hours', 'En 2 días', ['en', 'es']],
    ['March 14 and 21, 2027', 'Les 14 et 21 mars 2027', ['en', 'fr']],
    ['From March 1', 'À partir du 1er mars', ['en', 'fr']],
    ['On 5/4/2027', 'Am 5. April 2027', ['en', 'de']],
    ['Mardi Gras is on a Tuesday', 'Mardi gras tombe un mardi', ['en', 'fr']],
    ['Friday evening', 'Freitagabend', ['en', 'de']],
    ['On Saturdays', 'Samstags', ['en', 'de']],
    ['Saturdays and Sundays', 'Sonnabend und Sonntag', ['en', 'de']],
    ['50 miles away', '80 km entfernt', ['en', 'de']],
    ['At 72 °F', 'À 22 °C', ['en', 'fr']],
    ['A room of 1,500 square feet', 'Une salle de 1 400 mètres', ['en', 'fr']],
    ['Within 14 days', 'Sous 15 jours', ['en', 'fr']],
    ['The [prices](/prices-2026/)', 'Les [prix](/fr/prix-2025/)', ['en', 'fr']],
    ['Since {founded}, 12 people', 'Seit {founded}, 12 Menschen', ['en', 'de']],
    ['On the 3rd floor, room 14', 'Au 2e étage, salle 14', ['en', 'fr']],
    ['In the 1990s', 'En los años 90', ['en', 'es']],
    ['Call 514 555-0136', 'Appelez le 514 555-0136', ['en', 'fr']],
    ['90 minutes', '1,5 Stunden', ['en', 'de']],
  ])('takes %j for a translation of %j', (own, theirs, tongues) => {
    expect(differing(own, theirs, tongues)).toBeUndefined()
    expect(differing(theirs, own, [tongues[1], tongues[0]])).toBeUndefined()
  })
})
