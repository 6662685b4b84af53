import { anyOf, anyWholeWord } from '../../wording/anyOf.ts'

/** Words in four languages between the name of a thing and its price: "a cleaning with us is €95". */
const leading = anyOf(
  'is, are, costs?, will, you, pay, be, now, currently, today, only, just, still, at, for, from, priced, price, comes, runs, goes, to, the, here, with us, each time',
  'kostet, kosten, ist, sind, für, nur, ab, zum, preis, von, bei, uns, derzeit, aktuell, jetzt, heute, sie, zahlen, beträgt, gibt, es, liegt, macht',
  'coûte, coûtent, est, sont, à, au, pour, prix, de, dès, seulement, actuellement, chez, nous, le, facturée?s?, proposée?s?, vous',
  'cuesta, cuestan, es, son, por, a, el, precio, de, desde, s[oó]lo, ahora, actualmente, con, nosotros, vale, sale, tiene, un',
)
/** Matches the words between a name and an amount that is its price. */
export const joinsNameAndPrice = new RegExp(`^[*_]*(?:\\s?[:(–—-])?(?:\\s${leading}){0,6}[:\\s*_]*$`, 'iu')

/** Matches the start of a sentence that states the price of the thing in the preceding question or title. */
export const beginsWithPrice = new RegExp(
  `^[*_]*(?:${anyOf("it, they, this, that, the, a, an, one, visit, treatment, service, you, pay, we, charge, it[’']s, that[’']s, our, price", 'sie, es, er, das, die, der, eine?, behandlung, wir, berechnen, unser, verlangen', "il, elle, ils, elles, ce, cela, c[’']est, la, le, nous, notre, tarif, comptez", 'el, la, lo, se, cobramos, nuestro, unos')}\\s|${leading}\\s){0,7}[*_]*$`,
  'iu',
)

/** Words before a name that do not make it another thing, unlike "deluxe" in "the deluxe room". */
const modest = anyOf(
  'an?, the, our, your, one, for, of, on, with, and, or, but, if, that, whether, pay, costs?, price, charge, does, do, is, are, say, says, book, get, order, my, this',
  'eine?, einen, einer, einem, der, die, das, den, dem, unsere?, unser, ihre?, für, von, und, oder, kostet, kosten, preis, dass, bei',
  "une?, l[ae], les, l[’'], notre, nos, votre, pour, de, du, des, d[’'], et, ou, coûte, coûtent, prix, que",
  'una?, el, l[ao]s?, nuestr[ao]s?, su, para, de, del, y, o, cuesta, cuestan, precio, que, por',
)
export const standsAlone = new RegExp(`(?:^|[.!?:;,(–—"“„«\\n*_]|(?<!\\p{L})${modest})[\\s*_"“„«]*$`, 'iu')

/** Matches a question about a price. */
export const asksForPrice = anyWholeWord(
  'cost, costs, price, priced, charge, how much, fee',
  'kostet, kosten, preis, teuer, wie viel',
  'coûte, coûtent, prix, tarif, combien',
  'cuesta, cuestan, precio, cuánto, vale',
)

/** What follows a price that is one of several, or applies to a measure of the thing. */
export const continuesPrice =
  /^[*_]*\s?(?:[-–—+/](?=\s?[\p{L}\p{Sc}\d])|(?:to|bis|à|a|and|und|et|y|or|oder|ou|o)\s[\p{Sc}\d])/iu

/** Matches a measure behind a price: "per hour". */
export const measured =
  /^[*_]*\s?(?:\/\s?|l[’']|(?:per|an?|each|pro|je|par|por|cada|la|le|el|al|die|der|das|im)\s)(\p{L}+)/iu

/** Matches words before the lowest of several prices. */
export const leadsFrom = new RegExp(
  `(?<!\\p{L})${anyOf('from, starting at, start at, starts at', 'ab, schon ab', 'dès, à partir de', 'desde, a partir de')}[\\s*_]+$`,
  'iu',
)

/**
 * Matches phrases that contain words for another price but do not allow one: that it is flat, that something is not
 * included, and how long the thing takes.
 */
export const allowsNoOther = new RegExp(
  `(?<!\\p{L})(?:${anyOf(
    '(?:flat|fixed) (?:fee|rate|price), (?:[\\p{L}-]+ ){0,3}not included, no hidden \\p{L}+',
    'pauschal\\p{L}*, (?:\\p{L}+ ){0,3}nicht (?:inbegriffen|enthalten|inklusive)',
    'prix fixe, tarif fixe, forfait fixe, (?:\\p{L}+ ){0,3}non (?:compris|inclus)e?s?',
    '(?:tarifa|precio) fij[ao], (?:\\p{L}+ ){0,3}no (?:incluid|inclus)[ao]s?, sin incluir (?:\\p{L}+ ?){1,4}',
  )}|(?:within|takes|lasts|in|dauert|innerhalb von|dure|prend|dura|tarda) (?:\\p{L}+ )?(?:${anyOf('week, day, hour, month', 'woche, tag, stunde, monat', 'semaine, jour, heure, mois', 'semana, día, hora, mes')})\\p{L}*)(?!\\p{L})`,
  'giu',
)

/** Matches a clause of its own at the end of a sentence: "…, and takes two weeks." */
export const clauseBehind = /,\s(?:and|und|et|y)\s.*$/iu
