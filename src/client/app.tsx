/** The app: the starter imports it at the first touch, and it takes over the prerendered page. */
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { basename } from './basename.ts'
import { readShell } from './readShell.ts'
import { markReady } from './ready.ts'
import { Shell } from './Shell.tsx'
import { adoptPage } from './swapPage.ts'
import { correctYear } from './year.ts'

/** Runs the app on a prerendered page. */
function startApp(): void {
  const element = document.getElementById('shell')
  if (!element) return
  hydrateRoot(
    element,
    <BrowserRouter basename={basename}>
      <Shell initial={readShell(document)} />
    </BrowserRouter>,
  )
  correctYear(new Date())
  adoptPage()
  markReady(element)
}

startApp()
