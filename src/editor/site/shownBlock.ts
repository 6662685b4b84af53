import { createContext } from 'react'
import type { Path } from '../../node/edit/protocol.ts'

/** The block of a file that a form shows. */
export const ShownBlock = createContext<{ file: string; path: Path }>({ file: '', path: [] })
