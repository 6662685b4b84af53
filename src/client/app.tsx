/** The app: the starter imports it at the first touch, and it takes over the prerendered page. */
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { basename } from './basename.ts'
import { markReady } from './markReady.ts'
import { readShell } from './readShell.ts'
import { Shell } from './Shell.tsx'
import { adoptPage } from './swapPage.ts'

/** Runs the app on a prerendered page. */
function startApp(): void {
  const element = document.getElementById('shell')
  if (!element) return
  hydrateRoot(
    element,
    // A transition schedules further tasks: a fifth of a navigation on a slow phone.
    <BrowserRouter basename={basename} useTransitions={false}>
      <Shell initial={readShell(document)} swapPage={adoptPage()} />
    </BrowserRouter>,
  )
  // The page was built with the year of the build.
  for (const year of document.querySelectorAll('[data-year]')) year.textContent = String(new Date().getFullYear())
  markReady(element)
}

startApp()
