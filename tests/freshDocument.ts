/** Empties the document before each test file: the files of a process share one. */
import { cleanup, configure } from '@testing-library/react'
import { vi } from 'vitest'

// On a busy machine an answer may take longer than the usual second.
configure({ asyncUtilTimeout: 60_000 })
vi.useRealTimers()
vi.unstubAllGlobals()
cleanup()
for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name)
document.head.replaceChildren()
document.body.replaceChildren()
history.replaceState(null, '', '/')
localStorage.clear()
sessionStorage.clear()
