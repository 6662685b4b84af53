import { createContext } from 'react'
import type { Path } from '../../node/edit/protocol.ts'

/** The file and path of the object that a form shows. */
export const ShownBlock = createContext<{ file: string; path: Path }>({ file: '', path: [] })
