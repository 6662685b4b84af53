/**
 * Letters of other scripts that look Latin, and small capitals, by the Latin letter. They occur in pages that a program
 * copied, or that were written to deceive one. A selection of
 * https://www.unicode.org/Public/security/latest/confusables.txt: Greek, Cyrillic, Armenian, Cherokee and phonetic
 * letters.
 */
const letters: Readonly<Record<string, string>> = {
  a: '\u0430\u03b1\u0251\u1d00',
  b: '\u044c\u0299',
  c: '\u0441\u03f2\u1d04',
  d: '\u0501\u1d05',
  e: '\u0435\u0454\u03b5\u1d07',
  f: '\ua730',
  g: '\u0261\u0262',
  h: '\u04bb\u043d\u029c',
  i: '\u0456\u03b9\u0131\u026a',
  j: '\u0458\u1d0a',
  k: '\u043a\u03ba\u1d0b',
  l: '\u04cf\u029f',
  m: '\u043c\u1d0d',
  n: '\u043f\u03b7\u0578\u0274',
  o: '\u043e\u03bf\u0585\u1d0f',
  p: '\u0440\u03c1\u1d18',
  q: '\u051b',
  r: '\u0433\u0280',
  s: '\u0455\ua731',
  t: '\u0442\u03c4\u1d1b',
  u: '\u03c5\u057d\u1d1c',
  v: '\u03bd\u0475\u1d20',
  w: '\u051d\u0461\u03c9\u1d21',
  x: '\u0445\u03c7',
  y: '\u0443\u03b3\u028f',
  z: '\u1d22',
  A: '\u0410\u0391\u13aa',
  B: '\u0412\u0392\u13f4',
  C: '\u0421\u03f9\u13df',
  D: '\u13a0',
  E: '\u0415\u0395\u13ac',
  G: '\u13c0\u050c',
  H: '\u041d\u0397\u13bb',
  I: '\u0406\u0399\u04c0',
  J: '\u0408\u13ab',
  K: '\u041a\u039a\u13e6',
  L: '\u13de',
  M: '\u041c\u039c\u13b7',
  N: '\u039d',
  O: '\u041e\u039f\u0555',
  P: '\u0420\u03a1\u13e2',
  R: '\u13a1',
  S: '\u0405\u13da',
  T: '\u0422\u03a4\u13a2',
  V: '\u13d9\u0474',
  W: '\u051c\u0460\u13b3',
  X: '\u0425\u03a7',
  Y: '\u04ae\u03a5',
  Z: '\u0396\u13c3',
}

/** Maps each look-alike to its Latin letter. */
export const lookAlikes: ReadonlyMap<string, string> = new Map(
  Object.entries(letters).flatMap(([letter, others]) => Array.from(others, (other) => [other, letter] as const)),
)
