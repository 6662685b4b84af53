import { anyOf } from '../../wording/anyOf.ts'

/** Words of four languages that lead from the name of a thing to its price: "a cleaning with us is €95". */
const leading = anyOf(
  'is, are, costs?, will, you, pay, be, now, currently, today, only, just, still, at, for, from, priced, price, comes, runs, goes, to, the, here, with us, each time',
  'kostet, kosten, ist, sind, für, nur, ab, zum, preis, von, bei, uns, derzeit, aktuell, jetzt, heute, sie, zahlen, beträgt, gibt, es, liegt, macht',
  'coûte, coûtent, est, sont, à, au, pour, prix, de, dès, seulement, actuellement, chez, nous, le, facturée?s?, proposée?s?, vous',
  'cuesta, cuestan, es, son, por, a, el, precio, de, desde, s[oó]lo, ahora, actualmente, con, nosotros, vale, sale, tiene, un',
)
/** Words between a name and an amount that make the amount its price. */
export const leadsToPrice = new RegExp(`^[*_]*(?:\\s?[:(–—-])?(?:\\s${leading}){0,6}[:\\s*_]*$`, 'iu')

/** How the sentence begins that gives the price of what the question or the title before it named. */
export const beginsWithPrice = new RegExp(
  `^[*_]*(?:${anyOf("it, they, this, that, the, a, an, one, visit, treatment, service, you, pay, we, charge, it[’']s, that[’']s, our, price", 'sie, es, er, das, die, der, eine?, behandlung, wir, berechnen, unser, verlangen', "il, elle, ils, elles, ce, cela, c[’']est, la, le, nous, notre, tarif, comptez", 'el, la, lo, se, cobramos, nuestro, unos')}\\s|${leading}\\s){0,7}[*_]*$`,
  'iu',
)

/** Words before a name that do not make it the name of another thing: not "deluxe", as in "the deluxe room". */
const modest = anyOf(
  'an?, the, our, your, one, for, of, on, with, and, or, but, if, that, whether, pay, costs?, price, charge, does, do, is, are, say, says, book, get, order, my, this',
  'eine?, einen, einer, einem, der, die, das, den, dem, unsere?, unser, ihre?, für, von, und, oder, kostet, kosten, preis, dass, bei',
  "une?, l[ae], les, l[’'], notre, nos, votre, pour, de, du, des, d[’'], et, ou, coûte, coûtent, prix, que",
  'una?, el, l[ao]s?, nuestr[ao]s?, su, para, de, del, y, o, cuesta, cuestan, precio, que, por',
)
export const standsAlone = new RegExp(`(?:^|[.!?:;,(–—"“„«\\n*_]|(?<!\\p{L})${modest})[\\s*_"“„«]*$`, 'iu')

/** A question for a price. */
export const asksForPrice = new RegExp(
  `(?<!\\p{L})${anyOf('cost, costs, price, priced, charge, how much, fee', 'kostet, kosten, preis, teuer, wie viel', 'coûte, coûtent, prix, tarif, combien', 'cuesta, cuestan, precio, cuánto, vale')}(?!\\p{L})`,
  'iu',
)

/**
 * Words for which a price may be another one with good reason, in four languages: whom it is for, when, of what part or kind,
 * what it was before, or that others ask it. A tilde stands for further letters.
 */
const excusing = {
  whom: [
    'member~, student~, senior~, child~, kids?, adult~, teens?, veteran~, teacher~, famil~, groups?, couples?, new, return~, first~, insur~, copay~',
    'mitglied~, schüler~, kind~, erwachsene~, gruppe~, paare?, neu~, erst~, versicher~, kasse~',
    'membre~, adhérent~, abonn~, étudiant~, enfant~, groupe~, nouve~, premi~, assur~, mutuelle~',
    'soci[oa]s?, miembro~, estudiante~, niñ~, grupo~, pareja~, nuev~, primer~, segur~',
  ],
  when: [
    'early, late~, week~, evening~, morning~, nights?, holiday~, lunch~, happy hour, month~, year~, hour~, \\p{L}+day~, winter~, summer~, spring, autumn, fall, season~, january, february, march, april, may, june, july, august, \\p{L}+ember, october, if, when, unless, depend~',
    'woche~, werktag~, abend~, mittag~, mittwoch~, \\p{L}+tag~, sommer~, saison~, jahr~, monat~, stunde~, januar, februar, märz, mai, juni, juli, oktober, dezember, wenn, falls',
    'semaine~, soir~, midi, déjeuner~, nuit~, jours?, fériés?, \\p{L}+di, \\p{L}+dis, été, hiver, janvier, février, mars, avril, juin, juillet, août, \\p{L}+embre, octobre, mois, heures?, an, année~, quand',
    'semana~, noche~, tardes?, mediodía, almuerzo~, días?, festivo~, lunes, martes, miércoles, jueves, viernes, sábado~, domingo~, verano, invierno, temporada~, enero, febrero, marzo, abril, mayo, junio, julio, agosto, \\p{L}+iembre, octubre, mes, meses, años?, horas?, cuando',
  ],
  what: [
    'with(?! us), without, includ~, plus, extra~, add~, second, third, another, half, double, single, small~, large~, big~, mini, deposit~, down, bundle~, package~, together, combin~, combo, both, tax~, vat, net, gross, dozen, per, each, every, two, three, four, five, six, ten',
    'mit, ohne, inkl~, zzgl, zuzüglich, zusätzlich~, weitere~, zweite~, dritte~, halbe?, doppel~, einzel~, klein~, groß~, anzahlung~, paket~, zusammen, beide~, mehrwertsteuer, netto, brutto, je, jede~, pro, zwei, drei, vier, fünf, sechs',
    'avec, sans, inclu~, compris~, supplément~, deuxième, troisième, demi~, simple, petit~, grand~, acompte, forfait~, formule~, menu, ensemble, deux, ht, tva, ttc, par, chaque, trois, quatre, cinq',
    'sin, más, medi[oa], doble, individual, pequeñ~, grande~, anticipo, paquete~, juntos, amb[oa]s, impuesto~, iva, cada, dos, tres, cuatro, cinco, seis',
  ],
  past: [
    'was(?! kostet| kosten), were, wasn, used, instead, former~, previous~, until, till, through, before, after, last, next, rise~, rose, raise~, increase~, not, no, never',
    'war, waren, statt, früher~, vorher~, bisher~, bis, vor, nach, seit, nicht, kein~, nie',
    'était, étaient, avant, après, jusqu~, depuis, auparavant, lieu, pas, aucun~, jamais',
    'eran?, antes, después, hasta, vez, ningun~, nunca',
  ],
  offer: [
    'discount~, off, sav~, coupon~, code, promo~, special~, offer~, deals?, voucher~, gift~, value~, worth, credit~, refund~, fee~, other~, elsewhere, average~, usual~, typical~, normal~, regular~, competitor~, most, national, up to, as little, as low, between, about, around, rough~, over, under, more, less, least, minimum, maximum',
    'rabatt~, ermäßig~, spar~, gutschein~, aktion~, angebot~, gebühr~, wert, ander~, durchschnitt~, üblich~, sonst, höchstens, mindestens, zwischen, etwa, circa, ca, rund, über, unter, mehr, weniger',
    'rédu~, remise~, offre~, bons?, cadeau~, autre~, ailleurs, moyenne~, habituel~, frais, valeur, entre, environ, près, moins',
    'descuento~, rebaj~, oferta~, cupón~, regalo~, otr[oa]s?, promedio, habitual~, valor, unos, unas, alrededor, cerca, máximo, mínimo',
  ],
}
export const excuses = new RegExp(
  `(?<!\\p{L})${anyOf(...Object.values(excusing).flat()).replaceAll('~', '\\p{L}*')}(?!\\p{L})|[%+]`,
  'iu',
)

/** What follows a price that is one of several, or of a measure of the thing. */
export const goesOn =
  /^[*_]*\s?(?:[-–—+/](?=\s?[\p{L}\p{Sc}\d])|(?:to|bis|à|a|and|und|et|y|or|oder|ou|o)\s[\p{Sc}\d])/iu
