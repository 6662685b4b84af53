/** The languages that are told apart, by their codes. */
export const tongues = ['en', 'es', 'fr', 'de'] as const
export type Tongue = (typeof tongues)[number]

/** The most frequent words of each language, and those of buttons; one that two of them have says nothing. */
const frequent: Readonly<Record<Tongue, string>> = {
  en: `the and of to is are be been with for from by this that these those it its they them their we our us you your he she
    who which what when where how why not but if than then there here will would can could should has have had do does did
    at as into over under about after before every each any some all both more most other while because through until out
    up off get see learn read view call find book request choose contact-us send start now free today and/or one two`,
  es: `el los las una unos unas del al y o pero con para por como cuando donde quien cual este esta estos estas ese esa eso
    su sus nuestro nuestra nuestros nuestras usted ustedes ellos ellas nosotros está están es son ser hay fue ha han más
    muy también ya sin sobre hasta desde cada todo toda todos todas lo le les nos cómo qué dónde según antes después hoy
    llame llámenos lea leer vea ver pida solicite contáctenos elija reserve sí otros otras mientras porque`,
  fr: `le les des du au aux et ou mais avec pour par dans chez sans sous vers est sont être été ce cet cette ces il elle ils
    elles nous vous notre votre nos vos leur leurs qui dont où quand comme plus aussi très déjà tout toute tous toutes ne pas
    à y puis jusque jusqu depuis chaque entre avant après lui cela ça fait peut savoir voir lire appelez contactez demandez
    réservez choisissez découvrez aujourd c d l qu n s j`,
  de: `der die das den dem des ein eine einen einem einer eines und oder aber mit für von vom zu zum zur im am bei beim nach
    aus auf über unter vor hinter durch ohne gegen um ist sind sein wird werden wurde hat haben war nicht kein keine sie wir
    ihr ihre ihren ihrem unser unsere unseren uns ich er es wer was wann wo wie warum auch noch nur sehr mehr schon so als
    wenn weil dass damit alle jede jeder jeden jetzt hier heute anrufen lesen erfahren anfragen buchen`,
}

const owner = new Map<string, Tongue | undefined>()
for (const tongue of tongues)
  for (const word of frequent[tongue].split(/\s+/)) owner.set(word, owner.has(word) ? undefined : tongue)

const word = /\p{L}+/gu
/** Of fewer words, two decide by chance. */
const fewestHits = 2
/** Of a language, at least one word in so many is one of the most frequent; of names and lists of things, none may be. */
const mostWordsPerHit = 7

/** How many words of a text are among the most frequent of each language alone. Placeholders and addresses do not count. */
export function countTongues(text: string): { words: number; hits: Readonly<Record<Tongue, number>> } {
  const hits = { en: 0, es: 0, fr: 0, de: 0 }
  const own = text
    .replace(/\{\w+\}|\]\([^()\s]*\)|\b(?:https?:|www\.)\S+|\S+@\S+/g, ' ')
    .toLowerCase()
    .match(word)
  for (const each of own ?? []) {
    const tongue = owner.get(each)
    if (tongue) hits[tongue]++
  }
  return { words: own?.length ?? 0, hits }
}

/** The language that a text is written in, by its most frequent words; undefined for names, short labels and other languages. */
export function judgeLanguage(text: string): Tongue | undefined {
  const { words, hits } = countTongues(text)
  const [best, second] = [...tongues].sort((a, b) => hits[b] - hits[a])
  if (!best || !second || hits[best] < fewestHits || hits[best] * mostWordsPerHit < words) return undefined
  return hits[best] > 2 * hits[second] ? best : undefined
}

/** The language of a tag, `es-MX`, if it is one that is told apart. */
export const tongueOf = (tag: string): Tongue | undefined =>
  tongues.find((tongue) => tag.toLowerCase().split('-', 1)[0] === tongue)
