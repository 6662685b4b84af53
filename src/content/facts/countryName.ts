/** Countries whose name has an article within a sentence. */
const withThe =
  /^(?:Bahamas|Czech Republic|Dominican Republic|Gambia|Maldives|Netherlands|Philippines|United .*|.* Islands?)$/

/** The name of a country inside a sentence, `the United Kingdom`; its code where it has no name. */
export function countryName(country: string): string {
  const name = new Intl.DisplayNames('en', { type: 'region' }).of(country) ?? country
  return withThe.test(name) ? `the ${name}` : name
}
