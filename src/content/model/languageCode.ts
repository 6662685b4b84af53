/** A further language of a site, by its code, which is also its folder name; undefined for the site's main language. */
export type LanguageCode = string | undefined

/** Returns the language of a tag in lower case, without its region: `fr-CA` -> `fr`. */
export const baseOf = (tag: string): string => tag.toLowerCase().replace(/-.*/s, '')

/** Whether a text is a language code that `Intl` knows, in the lower case of folder names. */
export function isLanguageCode(code: string): boolean {
  if (!/^[a-z]{2,3}(-[a-z0-9]{2,8})*$/.test(code)) return false
  return new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(code) !== undefined
}

const letters = [...'abcdefghijklmnopqrstuvwxyz']

/**
 * Returns the two-letter code for the name of a language in English or in the language itself: `German` and `Deutsch`
 * -> `de`.
 */
export function languageNamed(name: string): string | undefined {
  const wanted = name.trim().toLowerCase()
  const isCalled = (code: string) =>
    ['en', code].some((tag) => {
      const own = new Intl.DisplayNames(tag, { type: 'language', fallback: 'none' }).of(code)
      return own?.toLowerCase() === wanted
    })
  return letters.flatMap((first) => letters.map((second) => first + second)).find(isCalled)
}
