/** A built page, parsed, and the questions that tests of the built site ask of it. */
import { JSDOM } from 'jsdom'
import { addressOf } from './builtSite.ts'

export interface PageHtml {
  address: string
  html: string
  document: Document
}

/** A built site: its files by path, its pages parsed. */
export interface Built {
  pages: PageHtml[]
  files: Map<string, Buffer>
  page(address: string): PageHtml
}

/** The HTML files of a built site, parsed without a window: in one, jsdom reads their styles too, which takes seven times as long. */
export function parsePages(files: Map<string, Buffer>): PageHtml[] {
  const parser = new new JSDOM().window.DOMParser()
  return [...files]
    .filter(([file]) => file.endsWith('.html'))
    .map(([file, content]) => {
      const html = content.toString()
      return { address: addressOf(file), html, document: parser.parseFromString(html, 'text/html') }
    })
}

/** The only value of an attribute among the elements that match; what is wrong with it where there is not one. */
export function only({ document }: PageHtml, selector: string, attribute: string): string {
  const found = [...document.querySelectorAll(selector)]
  return found.length === 1 ? (found[0]?.getAttribute(attribute) ?? 'no value') : `${found.length} of ${selector}`
}

/** Text as a reader sees it: white space folded, typographic quotes and hyphens as typed. */
export function plain(text: string | null | undefined): string {
  return (text ?? '').replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, ' ').trim()
}

export const textOf = ({ document }: PageHtml) => plain(document.body.textContent)

/** Facts that do not hold, one line each, for `expect(...).toEqual([])`. */
export function failing(pages: PageHtml[], explain: (page: PageHtml) => unknown): string[] {
  return pages.flatMap((page) => {
    const found = explain(page)
    const list = Array.isArray(found) ? found : found === undefined || found === true ? [] : [found]
    return list.map((fault) => `${page.address}: ${String(fault)}`)
  })
}

interface Thing {
  '@type': string
  [field: string]: unknown
}

/** The things of a page's structured data. */
export function structuredDataOf({ document }: PageHtml): Thing[] {
  const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')]
  return scripts.flatMap((script) => (JSON.parse(script.textContent ?? '') as { '@graph': Thing[] })['@graph'])
}

/** The one thing of a type in a page's structured data. */
export function thingOf(page: PageHtml | undefined, type: string): Thing {
  const thing = page && structuredDataOf(page).find((each) => each['@type'] === type)
  if (!thing) throw new Error(`${page?.address} has no ${type}`)
  return thing
}

/** All strings in a value, keys such as `@type` and addresses left out. */
export function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(stringsOf)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => (key.startsWith('@') ? [] : stringsOf(inner)))
}
