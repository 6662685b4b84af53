import { type ComponentType, useEffect, useState } from 'react'
import { ShellView } from '../page/ShellView.tsx'
import { subscribe } from '../ui/notices.ts'
import type { ShellState } from './readShell.ts'
import { useLinks } from './useLinks.ts'
import { useMenu } from './useMenu.ts'
import { usePages } from './usePages.ts'

/** The part of the page that React runs: header, breadcrumb, navigation, notices. */
export function Shell({ initial }: { initial: ShellState }) {
  const { shell, announcement } = usePages(initial)
  const menu = useMenu(shell.path, initial.menuOpen)
  useLinks()
  return (
    <>
      <ShellView
        header={shell.header}
        crumbs={shell.crumbs}
        path={shell.path}
        menuOpen={menu.open}
        onToggle={menu.toggle}
      />
      {announcement && (
        <p className="visually-hidden" role="status">
          {announcement}
        </p>
      )}
      <LazyNotices />
    </>
  )
}

/** The area for notices; its script is fetched when the browser is idle, so that the first notice shows at once. */
function LazyNotices() {
  const [Notices, setNotices] = useState<ComponentType>()
  useEffect(() => {
    const load = () => void import('../ui/Notices.tsx').then((module) => setNotices(() => module.Notices))
    const unsubscribe = subscribe(load)
    const idle = setTimeout(load, 1500)
    return () => {
      clearTimeout(idle)
      unsubscribe()
    }
  }, [])
  return Notices ? <Notices /> : null
}
