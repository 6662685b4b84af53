import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { SectionProps } from '../../src/content/model/pageModel.ts'
import { CardGrid } from '../../src/sections/CardGrid/CardGrid.tsx'
import { CtaBand } from '../../src/sections/CtaBand/CtaBand.tsx'
import { Gallery } from '../../src/sections/Gallery/Gallery.tsx'
import { inEnglish } from '../ui/inEnglish.tsx'

const draw = (section: Parameters<typeof inEnglish>[0]) => renderToStaticMarkup(inEnglish(section))

const cards: SectionProps['cardGrid'] = {
  tone: 'default',
  layout: 'grid',
  phone: 'rows',
  linkLabel: 'Learn More',
  items: [{ title: 'Carpets', text: '' as never, link: { label: 'Learn More', href: '/carpets/' } }],
}

describe('src/sections/CardGrid on a phone', () => {
  test.each(['grid', 'rows'] as const)('is swiped on request in the layout %s', (layout) => {
    const classOf = (phone: 'rows' | 'swipe') =>
      /<ul class="([^"]*)/.exec(draw(<CardGrid {...cards} layout={layout} phone={phone} />))?.[1] ?? ''
    expect(classOf('swipe')).toContain('phoneLists-swipe')
    expect(classOf('rows')).not.toContain('phoneLists')
  })
})

describe('src/sections/Gallery in the layout swipe', () => {
  test('is a grid from a tablet on, and swiped on a phone', () => {
    const items = [{ image: { scene: 'doorstep' as const, seed: '' } }]
    const html = draw(<Gallery tone="default" layout="swipe" items={items} />)
    expect(html).toContain('<ul class="gallery-grid gallery-swipe" data-large')
  })
})

describe('src/sections/CtaBand with towns', () => {
  test('names each town as a link, with the minutes that are known', () => {
    const places = [
      { name: 'Towson', href: '/towson/', minutes: 20, current: false },
      { name: 'Essex', href: '/essex/', current: false },
    ]
    const html = draw(<CtaBand tone="deep" heading="On the way" actions={[]} places={places} />)
    expect(html).toContain('<a href="/towson/">Towson</a><small>20 min</small>')
    expect(html).toContain('<a href="/essex/">Essex</a></li>')
    expect(html).not.toContain('<svg')
  })
})
