import type { NewWish } from './keptWish.ts'

/** A secondary language of the site, with the pages that it lacks. */
export interface Untranslated {
  language: string
  /** The name of the language in English. */
  called: string
  pages: { path: string; name: string }[]
}

interface Props {
  languages: readonly Untranslated[]
  wish: NewWish
  onChange(part: Partial<NewWish>): void
}

/** Asks for the page to translate, the language if there are several, and the translated name. */
export function TranslationFields({ languages, wish, onChange }: Props) {
  const chosen = languages.find(({ language }) => language === wish.language) ?? languages[0]
  if (!chosen) return null
  return (
    <>
      {languages.length > 1 && (
        <label>
          Its language
          <select
            value={chosen.language}
            onChange={({ target }) => onChange({ language: target.value, translates: '' })}
          >
            {languages.map(({ language, called }) => (
              <option key={language} value={language}>
                {called}
              </option>
            ))}
          </select>
        </label>
      )}
      <label>
        The page to translate
        <select
          required
          value={wish.translates}
          onChange={({ target }) => onChange({ translates: target.value, language: chosen.language })}
        >
          <option value="">{chosen.pages.length > 0 ? 'Choose a page' : `All pages are in ${chosen.called}`}</option>
          {chosen.pages.map(({ path, name }) => (
            <option key={path} value={path}>
              {name} ({path})
            </option>
          ))}
        </select>
      </label>
      <label>
        What it is called in {chosen.called}
        <input required value={wish.name} onChange={({ target }) => onChange({ name: target.value })} />
      </label>
      <p className="help">
        Each text becomes a mark with the words to translate; pictures, days and prices are taken over.
      </p>
    </>
  )
}
