import { anyOf } from '../../wording/anyOf.ts'

/**
 * Words that justify a different price, in four languages: for whom it is cheaper, who it is for, when, for how long,
 * for which part or kind, for how many, the previous price, the price of others, and additional fees. A tilde stands
 * for further letters.
 */
const excusing = {
  reduced: [
    'member~, student~, senior~, child~, kids?, adult~, teens?, under-\\p{N}+s?, veteran~, teacher~, famil~, concession~, reduced',
    'mitglied~, schüler~, student~, studier~, kind~, jugend~, erwachsene~, senior~, rentner~, familie~, ermäßig~',
    'membre~, adhérent~, abonn~, étudiant~, enfant~, adulte~, jeunes?, aînés?, familles?, réduit~',
    'soci[oa]s?, miembro~, estudiante~, niñ~, adult[oa]s?, jubilad~, jóvenes, familia~, reducid~',
  ],
  whom: [
    'groups?, couples?, new, return~, first~, insur~, copay~',
    'gruppe~, paare?, neu~, erst~, versicher~, kasse~',
    'groupe~, nouve~, premi~, assur~, mutuelle~',
    'grupo~, pareja~, nuev~, primer~, segur~',
  ],
  when: [
    'early, late~, evening~, morning~, nights?, holiday~, lunch~, happy hour, \\p{L}+day~, weekends?, winter~, summer~, spring, autumn, fall, season~, january, february, march, april, may, june, july, august, \\p{L}+ember, october, if, when, unless, depend~',
    'werktag~, abend~, mittag~, mittwoch~, \\p{L}+tag~, wochenende~, sommer~, saison~, frühbuch~, januar, februar, märz, mai, juni, juli, oktober, dezember, wenn, falls',
    'soir~, midi, déjeuner~, nuit~, jours?, fériés?, \\p{L}+di, \\p{L}+dis, été, hiver, janvier, février, mars, avril, juin, juillet, août, \\p{L}+embre, octobre, quand',
    'noche~, tardes?, mediodía, almuerzo~, días?, festivo~, lunes, martes, miércoles, jueves, viernes, sábado~, domingo~, verano, invierno, temporada~, enero, febrero, marzo, abril, mayo, junio, julio, agosto, \\p{L}+iembre, octubre, cuando',
  ],
  span: [
    'week~, month~, year~, hour~',
    'woche~, jahr~, monat~, stunde~',
    // The English article "an" is no year.
    "semaine~, mois, heures?, (?<=un )an, (?<=l[’'])an, année~",
    'semana~, mes, meses, años?, horas?',
  ],
  what: [
    'with(?! us), without, includ~, plus, extra~, add~, second, third, another, small~, large~, big~, mini, deposit~, down, bundle~, package~, together, combin~, combo, both, tax~, vat, net, gross',
    'mit, ohne, inkl~, zzgl, zuzüglich, zusätzlich~, weitere~, zweite~, dritte~, klein~, groß~, anzahlung~, paket~, zusammen, beide~, mehrwertsteuer, netto, brutto',
    'avec, sans, inclu~, compris~, supplément~, deuxième, troisième, petit~, grand~, acompte, forfait~, formule~, ensemble, ht, tva, ttc',
    'sin, con(?! nosotros), más, pequeñ~, grande~, anticipo, paquete~, juntos, amb[oa]s, impuesto~, iva',
  ],
  many: [
    'half, double, single, dozen, per, each, every, two, three, four, five, six, ten',
    'halbe?, doppel~, einzel~, je, jede~, pro, zwei, drei, vier, fünf, sechs',
    'demi~, simple, menu, deux, par, chaque, trois, quatre, cinq',
    'medi[oa], doble, individual, cada, dos, tres, cuatro, cinco, seis',
  ],
  past: [
    'was(?! kostet| kosten), were, wasn, used, instead, former~, previous~, until, till, through, before, after, last, next, rise~, rose, raise~, increase~, not, no, never',
    'war, waren, statt, früher~, vorher~, bisher~, bis, vor, nach, seit, nicht, kein~, nie',
    'était, étaient, avant, après, jusqu~, depuis, auparavant, lieu, pas, aucun~, jamais',
    'eran?, antes, después, hasta, vez, ningun~, nunca',
  ],
  offer: [
    'discount~, off, sav~, coupon~, code, promo~, special~, offer~, deals?, voucher~, gift~, value~, worth, credit~, refund~, other~, elsewhere, average~, usual~, typical~, normal~, regular~, competitor~, most, national, up to, as little, as low, between, about, around, rough~, over, under, more, less, least, minimum, maximum',
    'rabatt~, spar~, gutschein~, aktion~, angebot~, wert, ander~, durchschnitt~, üblich~, sonst, höchstens, mindestens, zwischen, etwa, circa, ca, rund, über, unter, mehr, weniger',
    'rédu~, remise~, offre~, bons?, cadeau~, autre~, ailleurs, moyenne~, habituel~, valeur, entre, environ, près, moins',
    'descuento~, rebaj~, oferta~, cupón~, regalo~, otr[oa]s?, promedio, habitual~, valor, unos, unas, alrededor, cerca, máximo, mínimo',
  ],
  aside: [
    'deliver~, shipping, postage, parking, rebate~, tips?, donat~, bills?, cancel~, no-show, call-out, travel, wages?, interest, loan',
    'lieferung~, versand~, parken, anfahrt~, trinkgeld, spende~, rechnung~, storno~, absage~, zinsen, kredit',
    'livraison~, stationnement, déplacement~, pourboire~, dons?, facture~, annulation~, intérêts?, crédit',
    'entrega, envío~, aparcamiento, desplazamiento~, propina~, donativo~, factura~, cancelación~, intereses, crédito',
  ],
  fees: ['fee~', 'gebühr~', 'frais', 'comisi[oó]n~'],
}
type Kind = keyof typeof excusing

const wordsOf = (kinds: readonly Kind[]) =>
  `(?<!\\p{L})${anyOf(...kinds.flatMap((kind) => excusing[kind])).replaceAll('~', '\\p{L}*')}(?!\\p{L})`

/** Any of these words, a percent sign or a plus. */
export const excuses = new RegExp(`${wordsOf(Object.keys(excusing) as Kind[])}|[%+]`, 'iu')

const sameThing = ['reduced', 'whom', 'when', 'what', 'past', 'offer'] as const

/** Words that justify a different price for the same item at the same time and quantity. */
export const excusesSameThing = new RegExp(`${wordsOf(sameThing)}|[%+]`, 'iu')

/** The same, plus words for something else that is paid in addition. */
export const excusesClosePrice = new RegExp(`${wordsOf([...sameThing, 'fees', 'aside'])}|[%+]`, 'iu')

/** Words that justify a different price even in a clause of its own behind the price. */
export const excusesFromBehind = new RegExp(`${wordsOf(['reduced', 'when', 'past', 'offer'])}|[%+]`, 'iu')

/** Words for people who pay less or more. */
export const excusesReduced = new RegExp(wordsOf(['reduced']), 'iu')
