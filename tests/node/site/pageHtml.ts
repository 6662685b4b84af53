/** Parsed pages of a built site, and helpers for tests of them. */
import { JSDOM } from 'jsdom'
import { addressOf } from './builtSite.ts'

export interface PageHtml {
  address: string
  html: string
  document: Document
}

/** A built site: its files by path, and its parsed pages. */
export interface Built {
  pages: PageHtml[]
  files: Map<string, Buffer>
  page(address: string): PageHtml
}

/**
 * Parses the HTML files of a built site without a window: with one, jsdom parses their styles too, which takes seven
 * times as long.
 */
export function parsePages(files: Map<string, Buffer>): PageHtml[] {
  const parser = new new JSDOM().window.DOMParser()
  return [...files]
    .filter(([file]) => file.endsWith('.html'))
    .map(([file, content]) => {
      const html = content.toString()
      return { address: addressOf(file), html, document: parser.parseFromString(html, 'text/html') }
    })
}

/**
 * Returns the value of an attribute of the only matching element, or a description of the fault if there is not exactly
 * one.
 */
export function only({ document }: PageHtml, selector: string, attribute: string): string {
  const found = [...document.querySelectorAll(selector)]
  return found.length === 1 ? (found[0]?.getAttribute(attribute) ?? 'no value') : `${found.length} of ${selector}`
}

/** Normalises visible text: white space collapsed, typographic quotes replaced. */
export function plain(text: string | null | undefined): string {
  return (text ?? '').replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, ' ').trim()
}

export const textOf = ({ document }: PageHtml) => plain(document.body.textContent)

/** Returns violations, one line each, for `expect(...).toEqual([])`. */
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

/** Returns the structured data records of a page. */
export function structuredDataOf({ document }: PageHtml): Thing[] {
  const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')]
  return scripts.flatMap((script) => (JSON.parse(script.textContent ?? '') as { '@graph': Thing[] })['@graph'])
}

/** Returns the record of a type in a page's structured data; throws if there is none. */
export function thingOf(page: PageHtml | undefined, type: string): Thing {
  const thing = page && structuredDataOf(page).find((each) => each['@type'] === type)
  if (!thing) throw new Error(`${page?.address} has no ${type}`)
  return thing
}

/** Returns all strings in a value, except those under keys such as `@type`. */
export function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(stringsOf)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => (key.startsWith('@') ? [] : stringsOf(inner)))
}
