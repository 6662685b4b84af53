import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { ShellView } from '../../src/page/ShellView.tsx'
import { resolveSmallSite } from '../content/smallSite.ts'
import { inEnglish } from '../ui/inEnglish.tsx'

const own = { label: 'English', href: '/', language: 'en-US', current: true }
const spanish = { label: 'Español', href: '/es/', language: 'es', current: false }
const french = { label: 'Français', href: '/fr/', language: 'fr-CA', current: false }

/** Returns the header with a closed menu, up to the panel that its button opens. */
function barOf(languages: (typeof own)[]): string {
  const model = resolveSmallSite().get('/')
  if (!model) throw new Error('no home page')
  const props = { header: model.header, languages, crumbs: [], path: '/', menuOpen: false }
  return renderToStaticMarkup(inEnglish(<ShellView {...props} />)).split('id="menu"')[0] ?? ''
}

describe('src/page/Languages', () => {
  test('has the way to another language before the menu button, by its own name', () => {
    expect(barOf([own, spanish])).toMatch(/<a href="\/es\/" lang="es" hrefLang="es">Español<\/a><\/div><button/)
  })

  test('has codes for several languages, and says their names', () => {
    const bar = barOf([own, spanish, french])
    expect(bar).toContain('lang="es" hrefLang="es" aria-label="ES Español">ES</a>')
    expect(bar).toContain('lang="fr-CA" hrefLang="fr-CA" aria-label="FR Français">FR</a>')
  })

  test('has whole codes for two kinds of one language', () => {
    const bar = barOf([own, french, { label: 'Français (France)', href: '/fr-fr/', language: 'fr-FR', current: false }])
    expect(bar).toContain('>FR-CA</a>')
    expect(bar).toContain('>FR-FR</a>')
  })

  test('is not there where a site has one language', () => {
    expect(barOf([])).not.toContain('hrefLang')
  })
})
