import type { Crumb, HeaderModel, LanguageLink } from '../content/model/pageModel.ts'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import { Header } from './Header.tsx'

interface ShellViewProps {
  header: HeaderModel
  languages: readonly LanguageLink[]
  crumbs: Crumb[]
  /** URL path of the page, including the base. */
  path: string
  menuOpen: boolean
  onToggle?: () => void
}

/** The part of every page that React hydrates in the browser: header and breadcrumb. */
export function ShellView({ header, languages, crumbs, path, menuOpen, onToggle }: ShellViewProps) {
  return (
    <>
      <Header header={header} languages={languages} path={path} menuOpen={menuOpen} {...(onToggle && { onToggle })} />
      <Breadcrumbs crumbs={crumbs} />
    </>
  )
}
