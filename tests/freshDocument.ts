/** Empties the document before each test file: the files of a process share one. */
import { cleanup } from '@testing-library/react'
import { vi } from 'vitest'

vi.useRealTimers()
vi.unstubAllGlobals()
cleanup()
for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name)
document.head.replaceChildren()
document.body.replaceChildren()
history.replaceState(null, '', '/')
localStorage.clear()
sessionStorage.clear()
