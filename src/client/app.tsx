/** The app. The starter imports it at the first touch, and it takes over the prerendered page. */

import { words } from 'virtual:ashlar/words/shell'
import { hydrateRoot } from 'react-dom/client'
import { WordsProvider } from '../ui/words/Words.tsx'
import { markReady } from './markReady.ts'
import { readShell } from './readShell.ts'
import { Shell } from './Shell.tsx'
import { adoptPage } from './swapPage.ts'

/** Hydrates the shell of a prerendered page. */
function startApp(): void {
  const element = document.getElementById('shell')
  if (!element) return
  hydrateRoot(
    element,
    <WordsProvider value={{ language: document.documentElement.lang, words: { shell: words } }}>
      <Shell initial={readShell(document)} swapPage={adoptPage()} onReady={() => markReady(element)} />
    </WordsProvider>,
  )
  giveBackLines()
  // The prerendered page contains the year of the build.
  for (const year of document.querySelectorAll('[data-year]')) year.textContent = String(new Date().getFullYear())
}

/**
 * The starter fixes the size of texts for the present screen width (keepLines). This releases them when the width
 * changes.
 */
function giveBackLines(): void {
  const width = innerWidth
  addEventListener('resize', () => {
    if (innerWidth === width) return
    for (const { style } of document.querySelectorAll<HTMLElement>('h1,h2,h3,p')) style.maxWidth = style.minHeight = ''
  })
}

startApp()
