import type { LanguageLink } from '../content/model/pageModel.ts'
import { useWords } from '../ui/words/Words.tsx'
import { languages as classes } from './Languages.styles.ts'

interface LanguagesProps {
  languages: readonly LanguageLink[]
  /** `bar`: beside the Menu button, visible while the menu is closed; `row`: in the row of a wide header. */
  place: keyof typeof classes
}

/** Links to the same page in other languages. Renders nothing if there are none. */
export function Languages({ languages, place }: LanguagesProps) {
  const say = useWords('shell')
  const ways = languages.filter(({ current }) => !current)
  if (ways.length === 0) return null
  const isShort = place === 'bar' && ways.length > 1
  const codeIn = (language: string) => codeOf(language, ways)
  const links = ways.map(({ label, href, language }) => (
    <a
      key={language}
      href={href}
      lang={language}
      hrefLang={language}
      // The name begins with the visible letters, so that voice control finds the link by them.
      aria-label={isShort ? `${codeIn(language)} ${label}` : undefined}
    >
      {isShort ? codeIn(language) : label}
    </a>
  ))
  // The menu already has the landmark of this name.
  if (place === 'bar') return <div className={classes.bar}>{links}</div>
  return (
    <nav className={classes.row} aria-label={say('languages')}>
      {links}
    </nav>
  )
}

/**
 * Returns a short code, because the names of several languages do not fit the bar of a phone: `ES`, or `PT-BR` beside
 * `PT-PT`.
 */
function codeOf(tag: string, ways: readonly LanguageLink[]): string {
  const [code = ''] = tag.split('-')
  const isAlone = ways.filter(({ language }) => language.split('-')[0] === code).length === 1
  return (isAlone ? code : tag).toUpperCase()
}
