import type { LanguageLink } from '../content/model/pageModel.ts'
import { useWords } from '../ui/words/Words.tsx'
import { languages as classes } from './Languages.styles.ts'

interface LanguagesProps {
  languages: readonly LanguageLink[]
}

/** The ways to the same page in other languages; renders nothing where there is none. */
export function Languages({ languages }: LanguagesProps) {
  const say = useWords('shell')
  if (languages.length === 0) return null
  return (
    <nav className={classes.root} aria-label={say('languages')}>
      {languages.map(({ label, href, language, current }) =>
        current ? (
          <b key={language} lang={language} aria-current="true">
            {label}
          </b>
        ) : (
          <a key={language} href={href} lang={language} hrefLang={language}>
            {label}
          </a>
        ),
      )}
    </nav>
  )
}
