import type { HeaderModel, LanguageLink } from '../content/model/pageModel.ts'
import { buttonClass } from '../ui/Button/Button.tsx'
import { icon } from '../ui/Icon/Icon.styles.ts'
import { PhoneIcon } from '../ui/Icon/PhoneIcon.tsx'
import { WordMark } from '../ui/WordMark/WordMark.tsx'
import { useWords } from '../ui/words/Words.tsx'
import { currentness } from './currentness.ts'
import { header as classes } from './Header.styles.ts'
import { Languages } from './Languages.tsx'
import { MenuEntry } from './MenuEntry.tsx'

interface HeaderProps {
  header: HeaderModel
  languages: readonly LanguageLink[]
  /** URL path of the page, including the base. */
  path: string
  menuOpen: boolean
  onToggle?: () => void
}

/**
 * The header: name, links, phone and button. On phones the links, phone and button are in the panel `#menu`, which the
 * Menu button opens; `ContactBar` repeats phone and button at the lower edge, and the language links are beside the
 * Menu button. `data-` attributes mark each part of the model, so that `src/client/` can read it back.
 */
export function Header({ header, languages, path, menuOpen, onToggle }: HeaderProps) {
  const { company, home, phone, links, button } = header
  const say = useWords('shell')
  return (
    <header className={classes.root} data-open={menuOpen ? '' : undefined}>
      <WordMark name={company} home={home} current={path === home} />
      <Languages languages={languages} place="bar" />
      <button
        type="button"
        className={`${classes.sign} ${classes.toggle}`}
        aria-expanded={menuOpen}
        aria-controls="menu"
        onClick={onToggle}
      >
        <MenuIcon />
        <span>{say('menu')}</span>
        <span>{say('close')}</span>
      </button>
      <div id="menu" className={classes.menu}>
        <nav aria-label={say('main')}>
          <ul>
            {links.map((entry) => (
              <MenuEntry key={`${entry.href} ${entry.label}`} entry={entry} path={path} home={home} />
            ))}
          </ul>
        </nav>
        <Languages languages={languages} place="row" />
        <div>
          <a className={classes.sign} href={phone.href} data-part="phone">
            <PhoneIcon />
            {phone.label}
          </a>
          <a
            className={buttonClass()}
            href={button.href}
            aria-current={currentness(button.href, path, home)}
            data-part="button"
          >
            {button.label}
          </a>
        </div>
      </div>
    </header>
  )
}

/**
 * Returns a key of what the header marks as current on a page: the links to the page itself and to its parent folders.
 */
export function currentLinks({ home, button, links }: HeaderModel, path: string): string {
  const marked = links.flatMap(({ href, children }) => [
    href === undefined ? undefined : currentness(href, path, home),
    ...children.map((child) => currentness(child.href, path, home)),
  ])
  return [path === home, currentness(button.href, path, home), ...marked].join()
}

/**
 * Three bars of increasing width, like the steps of the logo, and the cross that replaces them while the menu is open.
 */
function MenuIcon() {
  return (
    <svg className={icon.root} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M15 5h7M8 12h14M2 19h20" />
      <path d="M4 4l16 16m0-16L4 20" />
    </svg>
  )
}
