import type { LanguageLink } from '../content/model/pageModel.ts'
import { useWords } from '../ui/words/Words.tsx'
import { languages as classes } from './Languages.styles.ts'

interface LanguagesProps {
  languages: readonly LanguageLink[]
  /** `bar` stands beside the menu button, in sight while the menu is closed; `row` in the row that a wide header is. */
  place: keyof typeof classes
}

/** The ways to the same page in other languages; renders nothing where there is none. */
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
      // Said with the letters that are seen, so that voice control finds it by them.
      aria-label={isShort ? `${codeIn(language)} ${label}` : undefined}
    >
      {isShort ? codeIn(language) : label}
    </a>
  ))
  // One landmark of the name: the menu has it.
  if (place === 'bar') return <div className={classes.bar}>{links}</div>
  return (
    <nav className={classes.row} aria-label={say('languages')}>
      {links}
    </nav>
  )
}

/** Names of several languages are too long for the bar of a phone: `ES`, or `PT-BR` beside `PT-PT`. */
function codeOf(tag: string, ways: readonly LanguageLink[]): string {
  const [code = ''] = tag.split('-')
  const isAlone = ways.filter(({ language }) => language.split('-')[0] === code).length === 1
  return (isAlone ? code : tag).toUpperCase()
}
