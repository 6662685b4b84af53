import { expect, test } from 'vitest'
import { type Built, failing, type PageHtml } from '../pageHtml.ts'
import { config } from './head.ts'

const hrefs = ({ document }: PageHtml) =>
  [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? '')

const isInternal = (href: string) => /^(\/|#)/.test(href)

/** Returns the addresses of files that a page references, including `srcset` and `data-app`. */
const assets = ({ document }: PageHtml) =>
  [
    ...document.querySelectorAll('link[href]:not([rel=canonical], [rel=expect], [rel=alternate]), [src], [data-app]'),
  ].flatMap((element) => ['href', 'src', 'data-app'].flatMap((name) => element.getAttribute(name)?.split(' ') ?? []))

/** Tests that every link, picture and file that a page references exists. */
export function testTargets(built: () => Built): void {
  test('links only to pages, each with its slash, and to files that are there', () => {
    const known = new Set(built().pages.map(({ address }) => address))
    const found = failing(built().pages, (page) =>
      hrefs(page)
        .filter((href) => href.startsWith('/'))
        .map((href) => href.replace(/[#?].*/, ''))
        .filter((href) => !(href.endsWith('/') ? known.has(href) : built().files.has(href.slice(1)))),
    )
    expect(found).toEqual([])
  })

  test('links only to fragments that are there', () => {
    const found = failing(built().pages, (page) =>
      hrefs(page)
        .filter((href) => isInternal(href) && href.includes('#'))
        .filter((href) => {
          const [address = '', id = ''] = href.split('#')
          return !built()
            .page(address || page.address)
            .document.getElementById(id)
        }),
    )
    expect(found).toEqual([])
  })

  test('refers only to files that are there', () => {
    const found = failing(built().pages, (page) => assets(page).filter((file) => !built().files.has(file.slice(1))))
    expect(found).toEqual([])
  })
}

export function testLinks(built: () => Built): void {
  testTargets(built)

  test('links elsewhere only by https, phone and e-mail', () => {
    const found = failing(built().pages, (page) =>
      hrefs(page).filter((href) => !isInternal(href) && !/^(https:\/\/|tel:\+1\d{10}$|mailto:[^@]+@)/.test(href)),
    )
    expect(found).toEqual([])
  })

  test('shows the phone number and mail address of the company as links only', () => {
    const found = failing(built().pages, ({ document }) => {
      const main = document.querySelector('main')?.cloneNode(true) as Element
      for (const link of main.querySelectorAll('a')) link.remove()
      return [config.company.phone, config.company.email].filter((fact) => main.textContent?.includes(fact))
    })
    expect(found).toEqual([])
  })

  test('lists every page but itself and the page of thanks on /sitemap/', () => {
    const links = [...built().page('/sitemap/').document.querySelectorAll('main li a')]
    const left = ['/404.html', '/sitemap/', '/thank-you/']
    const expected = built()
      .pages.map(({ address }) => address)
      .filter((address) => !left.includes(address))
    expect(links.map((link) => link.getAttribute('href')).sort()).toEqual(expected.sort())
    expect(links.length).toBe(24)
  })

  test('reaches every page but the page of thanks from the home page in three clicks', () => {
    const reached = new Set(['/'])
    for (let click = 0; click < 3; click += 1) {
      for (const address of [...reached]) {
        for (const href of hrefs(built().page(address))) if (href.startsWith('/')) reached.add(href.replace(/#.*/, ''))
      }
    }
    const missed = built().pages.filter(({ address }) => !reached.has(address))
    expect(missed.map(({ address }) => address)).toEqual(['/404.html', '/thank-you/'])
  })
}
