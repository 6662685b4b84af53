/** A further language of a site, by its code, the name of its folder; undefined for the language of the site itself. */
export type LanguageCode = string | undefined

/** Whether browsers know a code of a language, in the small letters that folders have. */
export function isLanguageCode(code: string): boolean {
  if (!/^[a-z]{2,3}(-[a-z0-9]{2,8})*$/.test(code)) return false
  return new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(code) !== undefined
}
