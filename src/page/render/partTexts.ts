/** Where the props of the parts around the sections contain texts; see `createDrawer.ts`. */
import type { TextMap } from '../../content/model/pageModel.ts'

export const noTexts: TextMap = { fields: {} }
export const crumbsTexts: TextMap = { each: { fields: { label: 'text', href: 'text' } } }
const languagesTexts: TextMap = { each: { fields: { href: 'text' } } }
export const headerTexts: TextMap = { fields: { languages: languagesTexts } }
export const documentTexts: TextMap = {
  fields: {
    path: 'text',
    shell: 'html',
    body: 'html',
    head: {
      fields: {
        title: 'text',
        description: 'text',
        canonical: 'text',
        alternates: { each: { fields: { href: 'text' } } },
        structuredData: 'html',
        socialImage: { fields: { url: 'text', alt: 'text' } },
      },
    },
  },
}
