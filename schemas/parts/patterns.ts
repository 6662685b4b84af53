const host = '[\\p{L}\\p{N}-]+(\\.[\\p{L}\\p{N}-]+)*(:[0-9]{1,5})?'
const rest = '([/?#][^\\s"<>\\\\]*)?'
const day = '(Mo|Tu|We|Th|Fr|Sa|Su)'
const time = '([01][0-9]|2[0-4]):[0-5][0-9]'

/**
 * Patterns of text properties; `src/content/check/values/patternWords.ts` describes each in words. None backtracks over
 * text that it has matched, because it may be applied to a text of any length.
 */
export const patterns = {
  /** A host as in a Content-Security-Policy, in ASCII: `images.example.com`. */
  host: '^[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)+(:[0-9]{1,5})?$',
  origin: `^https://${host}$`,
  httpsAddress: `^https://${host}${rest}$`,
  /** A web address, or a path on the site's own host. */
  receiver: `^(https?://${host}${rest}|/[^/\\s"<>\\\\][^\\s"<>\\\\]*)$`,
  base: '^/([A-Za-z0-9_~-][A-Za-z0-9._~-]*/)*$',
  email: '^[^\\s@<>()[\\],;:"]+@[^\\s@<>()[\\],;:"]+$',
  /** Five digits in any grouping. */
  phone: '^([^0-9]*[0-9]){5}[^<>]*$',
  /** A file of the folder public/ by its address. */
  publicFile: '^/[^/\\s"<>\\\\][^"<>\\\\]*$',
  /** The same for woff2, the one font format that all browsers load. */
  fontFile: '^/[^/\\s"<>\\\\][^"<>\\\\]*\\.[wW][oO][fF][fF]2$',
  colour: '^#[0-9A-Fa-f]{6}$',
  /** ISO 3166-1 alpha-2. */
  twoCapitals: '^[A-Z]{2}$',
  /** A state of the USA. */
  state: '^[A-Z][A-Z]$',
  zip: '^[0-9]{5}$',
  name: '^[a-z][a-z0-9-]*$',
  /** The name of an answer of a form, in a format that receiving programs accept. */
  answerName: '^[a-z][A-Za-z0-9_]*$',
  /** A day, or the day on which the form is filled in. */
  firstDay: '^(today|tomorrow|[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01]))$',
  /** A day, or a period from the day on which the form is filled in. */
  lastDay: '^(today|[1-9][0-9]? (days?|weeks?|months?)|[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01]))$',
  /** A weekday, a date, or all days on which the company is closed. */
  someDay:
    '^(closures(:[A-Za-z0-9_-]+)?|monday|tuesday|wednesday|thursday|friday|saturday|sunday|[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01]))$',
  someHours: '^hours(:[A-Za-z0-9_-]+)?$',
  clock: '^([01][0-9]|2[0-3]):[0-5][0-9]$',
  /** A start and an end time on the same day. */
  fromTo: '^([01][0-9]|2[0-3]):[0-5][0-9]-([01][0-9]|2[0-3]):[0-5][0-9]$',
  /** A file name extension without its dot. */
  fileEnd: '^[a-z0-9]{1,5}$',
  /** BCP 47. */
  language: '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$',
  /** A date (ISO 8601); whether it exists is checked separately. */
  day: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
  /** A date, or a date with a time. */
  moment: '^[0-9]{4}-[0-9]{2}-[0-9]{2}(T[0-9]{2}:[0-9]{2})?$',
  /** ISO 4217. */
  currency: '^[A-Z]{3}$',
  /** https://schema.org/openingHours */
  openingHours: `^${day}([,-]${day})*( ${time}-${time})?$`,
} as const
