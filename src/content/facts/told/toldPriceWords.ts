import { anyOf, anyWholeWord } from '../../wording/anyOf.ts'

/** Words around an amount that is not a price: a saving, a former price, or a deposit. */
const beforeNoPrice = anyOf(
  'save, saves, saving, worth, instead of, was, were, normally, usually, deposit(?: of)?, up to, over, spend, extra, plus, another',
  'économisez, au lieu de, valeur de',
  'statt, sparen, wert',
  'ahorre, en vez de, valor de',
)
export const noPriceBefore = new RegExp(`(?:\\b${beforeNoPrice}|\\+)\\s*$`, 'i')
const behindNoPrice = anyOf(
  'off, less, discount, deposit, voucher, gift, credit, cheaper, more, extra, suggested, donation',
  'an? (?:hour|month|year), per (?:hour|month|year)',
  'de rabais, de réduction',
  'rabatt',
  'de descuento',
)
export const noPriceBehind = new RegExp(`^\\s*${behindNoPrice}`, 'i')

/** Phrases for an event that is free as a whole, not only its drinks. */
export const free = new RegExp(
  anyOf(
    '(?<=^|[.!?;,]\\s)free of charge, (?:admission|entry) (?:is )?free, free (?:admission|entry)',
    'eintritt (?:ist )?frei, freier eintritt',
    'entrée (?:libre|gratuite)',
    'entrada (?:libre|gratuita|gratis)',
  ),
  'giu',
)

/** The unit behind a price: "par couple", "a head". */
export const measure = /^[*_]*\s?(?:\/\s?|(?:per|an?|each|pro|je|par|por|cada|la|le|el|al|die|der)\s)(\p{L}+)/iu

/** What precedes a price at the end of a sentence: "grilled before you: $90", "for only $90". */
const leading = anyOf(
  'for, at, only, just, costs?, is, are, pay, from, price',
  'für, nur, kostet, kosten, zahlen, zu, preis, ab',
  'pour, à, seulement, coûte, coûtent, prix, comptez, dès, tarif',
  'por, a, sólo, solo, cuesta, cuestan, precio, son, desde',
)
export const introducesPrice = new RegExp(`(?:^|[.:;,(–—!?]\\s?|(?<!\\p{L})${leading}\\s)[\\s*_]*$`, 'iu')

/** The start of a sentence that states the price of a place: "Tickets are $90", "Le prix est de 90 €". */
const subject = anyOf(
  'tickets?, price, the evening, admission, entry, a place, one place, a seat, it',
  'karten?, tickets?, preis, der abend, eintritt, ein platz, teilnahme',
  'billets?, prix, tarif, la soirée, entrée, une place',
  'entradas?, precio, la velada, una plaza, tarifa',
)
const between = anyOf(
  'costs?, is, are, of, at, only, just, you',
  'kostet, kosten, ist, sind, beträgt, für, nur, von',
  'coûte, coûtent, est, sont, de, à, seulement',
  'cuesta, cuestan, es, son, de, a, sólo',
)
export const saysPrice = new RegExp(
  `(?<!\\p{L})${subject}[\\s :*_]*(?:${between}[\\s:*_]+){1,3}$|(?<!\\p{L})${subject}\\s?:[\\s*_]*$`,
  'iu',
)
/** Titles in a section for a price next to them. */
export const namesPrice = new RegExp(
  `^(?:(?:the|der|die|le|la|el)\\s)?${anyOf(
    'price, tickets?, cost, costs, admission, entry, what it costs, how much (?:is it|does it cost)',
    'preis, kosten, eintritt, karten, was es kostet, was kostet es',
    'prix, tarif, entrée, billets?, combien (?:ça|cela) coûte, combien coûte la soirée',
    'precio, entrada, entradas, tarifa, cuánto cuesta',
  )}\\s?[?:.]?$`,
  'iu',
)

/** Other things that are sold at an event. */
export const otherThing = anyWholeWord(
  'wines?, pairing, drinks?, parking, rooms?, stay, sleep, bus, shuttle, tips?, donat\\p{L}*, raised?, dessert, breakfast, book, print, kit, rent\\p{L}*, rental, advance, door, online, tables?, vip, upgrade, second, pass, day ticket, box, bottle',
  'wein\\p{L}*, getränke?, parken, parkplatz, zimmer, übernachtung, bus, trinkgeld, spende\\p{L}*, frühstück, buch, miete\\p{L}*, vorverkauf, abendkasse, tisch, flasche',
  'vins?, accords?, boissons?, stationnement, chambres?, nuitée, navette, pourboire, dons?, petit-déjeuner, livre, location, prévente, sur place, guichet, bouteille',
  'vinos?, maridaje, bebidas?, aparcamiento, habitaci\\p{L}*, autobús, propina, donativo, desayuno, libro, alquiler, anticipada, taquilla, mesa, botella',
)
