import { describe, expect, test } from 'vitest'
import { baseSite } from '../../baseSite.ts'
import { pageFile, problemsWith, underlined } from '../../inMemory.ts'

const config = JSON.parse(baseSite['site.config.json'] ?? '')
const header = (links: unknown[], button = '/quote/') => ({ links, button: { label: 'Ask', href: button } })
const crew = [{ type: 'prose', id: 'crew', heading: 'Crew', body: 'Who we are.' }]
const form = (thanks: string) =>
  JSON.stringify({ title: 'T', button: 'B', thanks, fields: [{ name: 'name', type: 'text', label: 'N' }] })

const pages = {
  'pages/thank-you.json': pageFile([]),
  'pages/news.json': pageFile([{ type: 'form', form: 'visit' }]),
  'pages/es/index.json': pageFile([{ type: 'form', form: 'visit' }], { translates: '/' }),
  'pages/es/nosotros.json': pageFile(crew, { translates: '/about/' }),
  'pages/es/presupuesto.json': pageFile([], { translates: '/quote/' }),
  'pages/es/gracias.json': pageFile([], { translates: '/thank-you/' }),
  'pages/es/news.json': pageFile([]),
  'pages/es/ayuda.json': pageFile([], { name: 'Ayuda' }),
  'pages/fr/index.json': pageFile([], { translates: '/' }),
  'pages/fr/merci.json': pageFile([], { translates: '/thank-you/' }),
}

/**
 * Returns the problems of links to other languages, with these fields of the configuration and forms:
 * `underlined text > what to write`.
 */
function told(site: object, es: object = {}, forms: Record<string, string> = {}): string[] {
  const languages = { es: { name: 'Español', ...es }, fr: { name: 'Français' } }
  const files: Record<string, string> = {
    ...{ 'site.config.json': JSON.stringify({ ...config, languages, ...site }), ...pages, ...forms },
  }
  return problemsWith(files)
    .filter(({ code }) => code === 'link-to-other-language' || code === 'thanks-in-other-language')
    .map((problem) => {
      const shown = /^Write "(.*?)"/.exec(problem.fix)?.[1] ?? problem.message
      return `${problem.file} ${underlined(problem, files[problem.file] ?? '')} > ${shown}`
    })
}

const column = (heading: string, links: unknown[]) => ({ ...config.footer, columns: [{ heading, links }] })

describe('links of site.config.json into another language', () => {
  test.each<[string, object, object, string, string]>([
    ['a page by its name', { header: header(['/es/nosotros/']) }, {}, '"/es/nosotros/"', '/about/'],
    [
      'a page by other words',
      { header: header([{ label: 'About us', href: '/es/nosotros/' }]) },
      {},
      '"/es/nosotros/"',
      '/about/',
    ],
    ['the button', { header: header(['/about/'], '/es/presupuesto/') }, {}, '"/es/presupuesto/"', '/quote/'],
    ['the footer', { footer: { ...config.footer, links: ['/es/nosotros/'] } }, {}, '"/es/nosotros/"', '/about/'],
    ['a column', { footer: column('Company', ['/es/nosotros/']) }, {}, '"/es/nosotros/"', '/about/'],
    [
      'a menu that opens',
      { header: header([{ label: 'More', links: [{ label: 'Thanks', href: '/es/gracias/' }] }]) },
      {},
      '"/es/gracias/"',
      '/thank-you/',
    ],
    ['a page that only its address pairs', { header: header(['/es/news/']) }, {}, '"/es/news/"', '/news/'],
    ['a third language', {}, { header: header(['/fr/merci/'], '/es/presupuesto/') }, '"/fr/merci/"', '/es/gracias/'],
    [
      'a notice',
      { notice: { text: 'We move: [who we are](/es/nosotros/#crew).' } },
      {},
      '/es/nosotros/#crew',
      '/about/#crew',
    ],
    [
      'a notice in Spanish',
      { notice: { text: 'Moving.' } },
      { notice: '[Nosotros](/about/).' },
      '/about/',
      '/es/nosotros/',
    ],
  ])('%s is told', (_, site, es, at, write) => {
    expect(told(site, es)).toEqual([`site.config.json ${at} > ${write}`])
  })

  test.each<[string, object, object]>([
    ['a language by its own name', { header: header([{ label: 'Español', href: '/es/' }]) }, {}],
    ['a code', { header: header([{ label: 'ES', href: '/es/' }]) }, {}],
    ['a language in English', { footer: column('In Spanish', ['/es/nosotros/']) }, {}],
    ['a list of languages', { header: header([{ label: 'Languages', links: [{ label: 'FR', href: '/fr/' }] }]) }, {}],
    ['a page of the other language alone', { footer: column('Visitors', ['/es/ayuda/']) }, {}],
    ['pages of the site itself', {}, { header: header(['/about/', { label: 'Gracias', href: '/thank-you/' }]) }],
    ['a page that is not translated', {}, { header: header(['/services/'], '/es/presupuesto/') }],
    ['its own pages', {}, { header: header(['/es/nosotros/'], '/es/presupuesto/') }],
    ['the way back', {}, { header: header([{ label: 'English', href: '/' }]) }],
    ['a notice for others', { notice: { text: '[En español](/es/nosotros/)' } }, {}],
  ])('%s is meant', (_, site, es) => {
    expect(told(site, es)).toEqual([])
  })
})

describe('pages of thanks in another language', () => {
  const visit = { 'forms/visit.json': form('/thank-you/') }

  test.each<[string, Record<string, string>, string]>([
    ['of the site', { 'forms/visit.json': form('/es/gracias/') }, 'forms/visit.json "/es/gracias/" > /thank-you/'],
    [
      'of a third',
      { ...visit, 'forms/es/visit.json': form('/fr/merci/') },
      'forms/es/visit.json "/fr/merci/" > /es/gracias/',
    ],
    [
      'of a page alike',
      { ...visit, 'forms/es/visit.json': form('/news/') },
      'forms/es/visit.json "/news/" > /es/news/',
    ],
    [
      'of a page that is not translated',
      { ...visit, 'forms/es/visit.json': form('/services/') },
      'forms/es/visit.json "/services/" > This form is in Spanish, and "/services/", to which it leads once it was sent, is in English.',
    ],
  ])('%s are told', (_, forms, said) => {
    expect(told({}, {}, forms)).toEqual([said])
  })

  test.each<[string, Record<string, string>]>([
    ['the page of the site, which is translated', { ...visit, 'forms/es/visit.json': form('/thank-you/') }],
    ['the page of the language', { ...visit, 'forms/es/visit.json': form('/es/gracias/') }],
    [
      'a form of Spanish pages alone',
      { 'forms/cita.json': form('/es/gracias/'), 'pages/es/cita.json': pageFile([{ type: 'form', form: 'cita' }]) },
    ],
    ['a form that is nowhere placed', { 'forms/old.json': form('/thank-you/') }],
    ['one that its page has left for another', { 'forms/old.json': form('/es/gracias/') }],
  ])('%s stays as it is', (_, forms) => {
    expect(told({}, {}, { ...visit, ...forms })).toEqual([])
  })
})
