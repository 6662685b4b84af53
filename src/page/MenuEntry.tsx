import type { MenuLink } from '../content/model/pageModel.ts'
import { useWords } from '../ui/words/Words.tsx'
import { currentness } from './currentness.ts'
import { subMenu } from './SubMenu.styles.ts'

interface MenuEntryProps {
  entry: MenuLink
  /** URL paths of the page and of the home page, including the base. */
  path: string
  home: string
}

/**
 * An entry of the header. Its submenu is a `details` element, so that a click and the keyboard open it without any
 * script; `src/client/useSubMenus.ts` closes it. Children that only phones list have no toggle.
 */
export function MenuEntry({ entry: { label, href, children, isMenu }, path, home }: MenuEntryProps) {
  const say = useWords('shell')
  const list = children.length > 0 && (
    <ul>
      {children.map((child) => (
        <li key={child.href + child.label}>
          <a href={child.href} aria-current={child.href === path ? 'page' : undefined}>
            {child.label}
          </a>
        </li>
      ))}
    </ul>
  )
  const isWithin = children.some((child) => currentness(child.href, path, home))
  return (
    <li className={isMenu && subMenu.entry}>
      {href !== undefined && (
        <a href={href} aria-current={currentness(href, path, home)}>
          {label}
        </a>
      )}
      {isMenu ? (
        <details className={subMenu.root} name="menu">
          {href === undefined ? (
            <summary aria-current={isWithin ? 'true' : undefined}>{label}</summary>
          ) : (
            <summary aria-label={say('more', { name: label })} />
          )}
          {list}
        </details>
      ) : (
        list
      )}
    </li>
  )
}
