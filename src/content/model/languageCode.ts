/** A further language of a site, by its code, the name of its folder; undefined for the language of the site itself. */
export type LanguageCode = string | undefined

/** Whether browsers know a code of a language, in the small letters that folders have. */
export function isLanguageCode(code: string): boolean {
  if (!/^[a-z]{2,3}(-[a-z0-9]{2,8})*$/.test(code)) return false
  return new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(code) !== undefined
}

const letters = [...'abcdefghijklmnopqrstuvwxyz']

/** The code of two letters of a language that is called by its name in English or in itself: `German` and `Deutsch` -> `de`. */
export function languageNamed(name: string): string | undefined {
  const wanted = name.trim().toLowerCase()
  const isCalled = (code: string) =>
    ['en', code].some((tag) => {
      const own = new Intl.DisplayNames(tag, { type: 'language', fallback: 'none' }).of(code)
      return own?.toLowerCase() === wanted
    })
  return letters.flatMap((first) => letters.map((second) => first + second)).find(isCalled)
}
