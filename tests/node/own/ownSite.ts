/** A site on disk with a section type of its own. */
import { draftSection } from '../../../src/content/add/draftSection.ts'
import { readStarter } from '../../../src/node/commands/addSection.ts'
import { baseSite } from '../../content/baseSite.ts'
import { pageFile } from '../../content/inMemory.ts'

/** The section type as `npm run add -- section menuBoard --island` writes it. */
export const menuBoard = draftSection('menuBoard', readStarter(true))

/** A section of that type. */
export const section = {
  type: 'our/menuBoard',
  heading: 'Tonight',
  items: [{ title: 'Fish soup', text: 'With **croutons**.' }, { title: 'Stew' }],
}

export const ownSite: Record<string, string> = {
  ...baseSite,
  ...menuBoard,
  'pages/menu.json': pageFile([section], { name: 'Menu', title: 'What We Cook Tonight | {company}' }),
}
