import type { Crumb, HeaderModel } from '../content/model/pageModel.ts'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import { Header } from './Header.tsx'

interface ShellViewProps {
  header: HeaderModel
  crumbs: Crumb[]
  /** Address of the page, with base. */
  path: string
  menuOpen: boolean
  onToggle?: () => void
}

/** The part of every page that React runs in the browser: header and breadcrumb. */
export function ShellView({ header, crumbs, path, menuOpen, onToggle }: ShellViewProps) {
  return (
    <>
      <Header header={header} path={path} menuOpen={menuOpen} {...(onToggle && { onToggle })} />
      <Breadcrumbs crumbs={crumbs} />
    </>
  )
}
