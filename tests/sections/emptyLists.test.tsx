import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { CardGrid } from '../../src/sections/CardGrid/CardGrid.tsx'
import { LinkList } from '../../src/sections/LinkList/LinkList.tsx'
import { Offers } from '../../src/sections/Offers/Offers.tsx'
import { inEnglish } from '../ui/inEnglish.tsx'

const grid = {
  items: [],
  layout: 'grid' as const,
  phone: 'rows' as const,
  tone: 'default' as const,
  heading: 'This autumn',
  linkLabel: 'More',
}
const links = { links: [], layout: 'inline' as const, tone: 'default' as const, heading: 'This autumn' }

describe('a section whose list is empty', () => {
  test.each([
    ['cardGrid', (none?: string) => <CardGrid {...grid} {...(none && { none })} />],
    ['linkList', (none?: string) => <LinkList {...links} {...(none && { none })} />],
    ['offers', (none?: string) => <Offers {...grid} {...(none && { none })} />],
  ])('of the type %s is left out, or says that nothing is there', (_type, draw) => {
    expect(renderToStaticMarkup(inEnglish(draw()))).toBe('')
    expect(renderToStaticMarkup(inEnglish(draw('Nothing now.')))).toMatch(
      /<h2>This autumn<\/h2>.*<p>Nothing now\.<\/p>/,
    )
  })
})
