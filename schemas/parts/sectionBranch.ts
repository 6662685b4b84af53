import { string } from './typed.ts'

/** The name with which a section refers to the main office, unless a branch has that name. */
export const mainOffice = 'main'

/** The office that a section is about, so that one page can show several. */
export const sectionBranch = string(
  'Branch',
  'The office that this section is about, if it is not the office of the page: the short name of a branch in site.config.json, or "main" for the main office.',
  { minLength: 1, examples: ['towson'] },
)
