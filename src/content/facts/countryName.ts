/** Country names that need an article within a sentence. */
const withThe =
  /^(?:Bahamas|Czech Republic|Dominican Republic|Gambia|Maldives|Netherlands|Philippines|United .*|.* Islands?)$/

/** Returns the name of a country within a sentence, `the United Kingdom`, or its code if it has no name. */
export function countryName(country: string): string {
  const name = new Intl.DisplayNames('en', { type: 'region' }).of(country) ?? country
  return withThe.test(name) ? `the ${name}` : name
}
