import { describe, expect, test } from 'vitest'
import { checkFillIns } from '../../../src/content/text/checkFillIns.ts'
import { checkText } from '../../../src/content/text/checkText.ts'

const found = (value: string) =>
  checkFillIns({ path: [], value, format: 'body' }).map(({ span, severity }) => [
    value.slice(span?.start, span?.end),
    severity,
  ])

describe('src/content/text/checkFillIns', () => {
  test.each([
    ['Rooms: [object Object].', '[object Object]'],
    ['[insert text here]', '[insert text here]'],
    ['Call [Your Company Name] now', '[Your Company Name]'],
    ['Cleaning in [City]', '[City]'],
    ['Reach us at [phone number].', '[phone number]'],
    ['Hi {{first_name}}!', '{{first_name}}'],
    ['{{ promo }}', '{{ promo }}'],
    ['Dear {customer.name},', '{customer.name}'],
    ['a {% if open %}', '{% if open %}'],
    ['<%= title %>', '<%= title %>'],
    ['Hi *|FNAME|*', '*|FNAME|*'],
    ['Call <phone> now', '<phone>'],
    ['Call <your phone number>', '<your phone number>'],
    ['Dear %NAME%,', '%NAME%'],
    ['Cleaning in $city', '$city'],
    ['Cleaning in $(city) today', '$(city)'],
    ['Call %(phone)s now', '%(phone)s'],
    ['$company cleans', '$company'],
    ['Dear %%FIRST_NAME%%', '%%FIRST_NAME%%'],
    ['Dear ##NAME##', '##NAME##'],
    ['Give us your <store hours>', '<store hours>'],
    ['Nous gardons la table %d minutes.', '%d'],
    ['Dear %1$s, we come', '%1$s'],
    ['#REF! of 2,561 units', '#REF!'],
    ['From #N/A a visit', '#N/A'],
    ['Ab #WERT! im Monat', '#WERT!'],
    ['Le menu. [à compléter]', '[à compléter]'],
    ['[Votre texte]', '[Votre texte]'],
    ['Bei [Ihr Firmenname] putzt', '[Ihr Firmenname]'],
    ['Precio [por confirmar]', '[por confirmar]'],
    ['Dry by noon. :contentReference[oaicite:2]{index=2}', ':contentReference[oaicite:2]{index=2}'],
    ['Dry by noon【4†source】.', '【4†source】'],
    ['Dry by noon [Source: 1].', '[Source: 1]'],
    ['Get a %service% quote', '%service%'],
    ['Dear %first_name%,', '%first_name%'],
    ['Get a $SERVICE quote', '$SERVICE'],
    ['Dear $FIRST_NAME,', '$FIRST_NAME'],
    ['[to translate: Trois des onze]', '[to translate: Trois des onze]'],
    ['[À traduire : Three of eleven]', '[À traduire : Three of eleven]'],
    ['[Noch zu übersetzen: Drei] x', '[Noch zu übersetzen: Drei]'],
    ['[por traducir: Tres]', '[por traducir: Tres]'],
    ['<insert vision statement here> We wash', '<insert vision statement here>'],
    ['########', '########'],
    ['... €', '... €'],
    ['€ ??', '€ ??'],
    ['...', '...'],
    ['???', '???'],
  ])('refuses the blank in "%s"', (text, blank) => {
    expect(found(text)).toEqual([[blank, 'error']])
  })

  test.each([
    'We come at six. (Dana: is this still true?)',
    'Nous venons. (Julie : c’est toujours exact ?)',
    'Wir kommen (Anna: stimmt das noch?)',
    'Venimos a las seis (Pilar: ¿sigue igual?)',
    'Ab 40 € (@Jörg, prüfen?)',
  ])('tells of the question to a colleague in "%s"', (text) => {
    expect(found(text)).toEqual([[text.slice(text.indexOf('(')), 'warning']])
    expect(checkText({ path: [], value: text, format: 'body', field: 'body', free: true }, false)).toHaveLength(1)
  })

  test.each([
    'We take children (Allergies: please tell us).',
    'The pool (Cold: who would not shiver?)',
    'We ask first (Note: is it still wet?).',
    'Paint (blue: still wet)',
  ])('leaves the brackets in "%s" alone', (text) => {
    expect(found(text)).toEqual([])
  })

  test('only warns of words in brackets that may be meant', () => {
    expect(found('Signed [name]')).toEqual([['[name]', 'warning']])
    expect(found('Ask for ??? proposals')).toEqual([['???', 'warning']])
    expect(found('Open from ____ to six')).toEqual([['____', 'warning']])
  })

  test.each([
    ['£2349.9999999999995', '2349.9999999999995', 'Write it rounded: 2350.'],
    ['ab 0,30000000000000004 €', '0,30000000000000004', 'Write it rounded: 0.3.'],
    ['$14.950000000000001', '14.950000000000001', 'Write it rounded: 14.95.'],
  ])('tells of the long fraction in "%s"', (text, number, fix) => {
    expect(found(text)).toEqual([[number, 'warning']])
    expect(checkText({ path: [], value: text, format: undefined, field: 'price', free: true }, false)).toMatchObject([
      { fix },
    ])
  })

  test.each([
    '100 % NAME',
    'Pi is 3.14159265358979',
    'Call 0800 0000000, or 1.0000000',
    '10,000,000,001 drops, 0.99999',
    'Part 12.00000000.7',
    "100 % d'avance, 20 %d'avance, 5% de remise",
    'Unit #4, #NVIDIA, room #N and C#',
    '« [Votre équipe] est arrivée », [Ihr Team], [su equipo]',
    '[Source: county records], [source]',
    'Really??? Yes.',
    'And so on...',
    'A room of 3 < 4 hours',
    '5%OFF% today',
    '20% off, 30% more',
    'Open [see below], [sic] and [1]',
    '[phone](tel:4105550142)',
    '[phone] (tel:4105550142)',
    '[City]({city})',
    'Use { braces } and {}',
    'From $40 to US$cityzens and $price',
    'In {city}, {state}: {{city}} and {pone}',
    'a < b > c, <3, 5 > 4',
    'x <someone@example.com>',
    '#1 in town, ## of rooms',
    'We [translate]: “x”, and a < insert',
    '### Prices',
    'Ünïcödé [straße] <über> {größe}',
    'Оценка [город] {имя}',
    '「東京」[住所]<電話>',
  ])('leaves "%s" alone', (text) => {
    expect(found(text)).toEqual([])
  })

  test.each(['[', '{', '<', '%A', '[insert ', '{{', '{a.', '*|A', '##A'])(
    'reads any number of %j without delay',
    (part) => {
      expect(found(part.repeat(50_000))).toEqual([])
    },
  )
})
