const host = '[\\p{L}\\p{N}-]+(\\.[\\p{L}\\p{N}-]+)*(:[0-9]{1,5})?'
const rest = '([/?#][^\\s"<>\\\\]*)?'
const day = '(Mo|Tu|We|Th|Fr|Sa|Su)'
const time = '([01][0-9]|2[0-4]):[0-5][0-9]'

/**
 * The forms that texts must have; `src/content/check/values/patternWords.ts` says each in words. None goes back over what it has read,
 * as it may meet a text of any length.
 */
export const patterns = {
  /** A host as the policy of a page names it, so in the letters of addresses: `images.example.com`. */
  host: '^[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)+(:[0-9]{1,5})?$',
  origin: `^https://${host}$`,
  httpsAddress: `^https://${host}${rest}$`,
  /** A web address, or a path on the site's own host. */
  receiver: `^(https?://${host}${rest}|/[^/\\s"<>\\\\][^\\s"<>\\\\]*)$`,
  base: '^/([A-Za-z0-9_~-][A-Za-z0-9._~-]*/)*$',
  email: '^[^\\s@<>()[\\],;:"]+@[^\\s@<>()[\\],;:"]+$',
  /** Five digits, in whatever way a country groups them. */
  phone: '^([^0-9]*[0-9]){5}[^<>]*$',
  /** A file of the folder public/ by its address. */
  publicFile: '^/[^/\\s"<>\\\\][^"<>\\\\]*$',
  /** The same in the one format of fonts that all browsers load. */
  fontFile: '^/[^/\\s"<>\\\\][^"<>\\\\]*\\.[wW][oO][fF][fF]2$',
  colour: '^#[0-9A-Fa-f]{6}$',
  /** ISO 3166-1 alpha-2. */
  twoCapitals: '^[A-Z]{2}$',
  /** A state of the USA. */
  state: '^[A-Z][A-Z]$',
  zip: '^[0-9]{5}$',
  name: '^[a-z][a-z0-9-]*$',
  /** The name of an answer of a form, as programs that receive it take it. */
  answerName: '^[a-z][A-Za-z0-9_]*$',
  /** A day, or the day on which the form is filled in. */
  firstDay: '^(today|tomorrow|[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01]))$',
  /** A day, or how long from the day on which the form is filled in. */
  lastDay: '^(today|[1-9][0-9]? (days?|weeks?|months?)|[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01]))$',
  /** A day of the week, one of the calendar, or all on which the company is closed. */
  someDay:
    '^(closures(:[A-Za-z0-9_-]+)?|monday|tuesday|wednesday|thursday|friday|saturday|sunday|[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01]))$',
  someHours: '^hours(:[A-Za-z0-9_-]+)?$',
  clock: '^([01][0-9]|2[0-3]):[0-5][0-9]$',
  /** Two times of a day. */
  fromTo: '^([01][0-9]|2[0-3]):[0-5][0-9]-([01][0-9]|2[0-3]):[0-5][0-9]$',
  /** The end of the name of a file, without its dot. */
  fileEnd: '^[a-z0-9]{1,5}$',
  /** BCP 47. */
  language: '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$',
  /** A day of the calendar (ISO 8601); whether there is such a day is told apart. */
  day: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
  /** The same, or with a time. */
  moment: '^[0-9]{4}-[0-9]{2}-[0-9]{2}(T[0-9]{2}:[0-9]{2})?$',
  /** ISO 4217. */
  currency: '^[A-Z]{3}$',
  /** https://schema.org/openingHours */
  openingHours: `^${day}([,-]${day})*( ${time}-${time})?$`,
} as const
