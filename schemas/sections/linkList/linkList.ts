import { common } from '../../parts/common.ts'
import { link } from '../../parts/link.ts'
import { source } from '../../parts/source.ts'
import { array, object, string } from '../../parts/typed.ts'

export const linkList = object('Links', 'Links to related pages: written here, or listed from a folder.', {
  properties: {
    ...common,
    links: array('Links', 'The links, in the order in which they are shown.', { items: link, minItems: 1 }),
    source,
    layout: string('Layout', 'inline for a row of links, rows for one line each.', {
      enum: ['inline', 'rows'],
      default: 'rows',
      examples: ['inline'],
    }),
  },
  oneOf: [{ required: ['links'] }, { required: ['source'] }],
})
