import { describe, expect, test } from 'vitest'
import { resolvePage } from '../../../src/content/resolve/resolvePage.ts'
import { toCanvas } from '../../../src/node/edit/view/toCanvas.ts'
import { createPageRenderer } from '../../../src/page/render/createPageRenderer.tsx'
import { compileExamples } from '../../sections/compileExamples.ts'

const assets = {
  ...{ criticalCss: 'h1{color:red}', rareCss: { home: 'h2{color:red}' } },
  ...{ stylesheet: '/a.css', printStylesheet: '/p.css', starter: '/s.js', app: ['/a.js'] },
}

describe('src/node/edit/view/toCanvas', () => {
  test('leaves no styles and no scripts in a page that the policy of the editor refuses, the home page included', () => {
    const render = createPageRenderer({ assets, bars: { light: '#fff', dark: '#000' } })
    const model = compileExamples()
    for (const address of ['/', '/about/']) {
      const page = model.pages.get(address)
      const html = page ? render(resolvePage(model, page, { year: 2026 })) : ''
      expect(html).toContain(assets.criticalCss)
      const shown = toCanvas(html, 'a{color:red}')
      expect(shown).not.toMatch(/<style|<script|color:red/)
      expect(shown.includes('/_edit/home.css')).toBe(address === '/')
    }
  })
})
