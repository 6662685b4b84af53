import type { Crumb } from '../content/model/pageModel.ts'
import { useWords } from '../ui/words/Words.tsx'
import { breadcrumbs } from './Breadcrumbs.styles.ts'

/** The breadcrumb from the home page to this page. Renders nothing without crumbs. */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  const say = useWords('shell')
  if (crumbs.length === 0) return null
  return (
    <nav className={breadcrumbs.root} aria-label={say('breadcrumb')}>
      <ol>
        {crumbs.map(({ label, href }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a folder and a page in it may have the same name
          <li key={index}>
            {href === undefined || index === crumbs.length - 1 ? (
              <span data-crumb="" aria-current={index === crumbs.length - 1 ? 'page' : undefined}>
                {label}
              </span>
            ) : (
              <a data-crumb="" href={href}>
                {label}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
