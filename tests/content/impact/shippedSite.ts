/** The shipped site in memory, and what a change of its files does to it: predicted, and rendered before and after. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileSite } from '../../../src/content/compileSite.ts'
import { compareSites } from '../../../src/content/impact/compareSites.ts'
import type { Impact } from '../../../src/content/impact/impact.ts'
import type { SiteModel } from '../../../src/content/model/siteModel.ts'
import { resolvePage } from '../../../src/content/resolve/resolvePage.ts'
import { barColours, themeCss } from '../../../src/node/code/themeCss.ts'
import { siteState } from '../../../src/node/commands/siteState.ts'
import { listFiles } from '../../../src/node/disk/listFiles.ts'
import { siteTexts } from '../../../src/node/output/siteTexts.ts'
import { renderPage } from '../../../src/page/render/renderPage.tsx'

const root = join(import.meta.dirname, '../../..')
const year = 2026

export const shipped: Readonly<Record<string, string>> = Object.fromEntries(
  ['site.config.json', ...listFiles(join(root, 'pages')).map((file) => `pages/${file}`)]
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => [file, readFileSync(join(root, file), 'utf8')]),
)
/** Its files of public/. */
export const shippedAssets: readonly string[] = readdirSync(join(root, 'public')).map((file) => `/${file}`)

/** A town that the shipped site does not have, with words of its own. */
export const columbia: Readonly<Record<string, string>> = {
  'pages/locations/columbia-md.json': JSON.stringify({
    name: 'Columbia, MD',
    title: 'Village Center Cleaning in {city}, {state} | {company}',
    description: 'Cleaning for the village centers, lakefront offices and labs of {city}, once the last car has left.',
    location: { city: 'Columbia', state: 'MD', county: 'Howard County' },
    sections: [
      { type: 'hero', heading: 'Village Center Cleaning in {city}', image: { scene: 'skyline' } },
      { type: 'cardGrid', heading: 'Services in {city}', source: { collection: 'services' } },
      { type: 'quoteForm', heading: 'Get a Quote for {city}' },
    ],
  }),
}

/** New texts of some files, made of their old ones; undefined deletes a file. */
export type Changes = Record<string, string | undefined | ((text: string) => string)>

/** The shipped site with some files changed. */
export function changeSite(changes: Changes): Record<string, string> {
  const sources: Record<string, string> = { ...shipped }
  for (const [file, change] of Object.entries(changes)) {
    const text = typeof change === 'function' ? change(shipped[file] ?? '') : change
    if (text === undefined) delete sources[file]
    else if (text === shipped[file]) throw new Error(`${file} was not changed`)
    else sources[file] = text
  }
  return sources
}

/** A change of one field of a JSON file, found by its way. */
export function setField(way: (string | number)[], value: unknown): (text: string) => string {
  return (text) => {
    const root = JSON.parse(text) as Record<string | number, unknown>
    let inner = root
    for (const step of way.slice(0, -1)) {
      inner[step] ??= {}
      inner = inner[step] as Record<string | number, unknown>
    }
    if (value === undefined) delete inner[way.at(-1) ?? '']
    else inner[way.at(-1) ?? ''] = value
    return JSON.stringify(root)
  }
}

/** Sites that were compiled, by their texts and their files of public/: a test predicts and renders the same one. */
const models = new WeakMap<object, WeakMap<object, SiteModel>>()

function modelOf(sources: Record<string, string>, assets: readonly string[]): SiteModel {
  const known = models.get(sources) ?? new WeakMap<object, SiteModel>()
  const model = known.get(assets) ?? compileModel(sources, assets)
  models.set(sources, known.set(assets, model))
  return model
}

function compileModel(sources: Record<string, string>, assets: readonly string[]): SiteModel {
  const { model, problems } = compileSite({ sources, assets })
  if (!model) throw new Error(problems.map(({ file, message }) => `${file}: ${message}`).join('\n'))
  return model
}

/** The impact of changing the files of one state to those of another, and the files of public/ to others. */
export function predict(
  after: Record<string, string>,
  before: Record<string, string> = shipped,
  assets = { before: shippedAssets, after: shippedAssets },
): Impact {
  const files = new Set([...Object.keys(before), ...Object.keys(after)])
  const changed = [...files]
    .filter((file) => before[file] !== after[file])
    .map((file) => ({ file, before: before[file], after: after[file] }))
  const [old, now] = [modelOf(before, assets.before), modelOf(after, assets.after)]
  return compareSites({ before: siteState(old), after: siteState(now), changed, year })
}

export type Built = Map<string, string>

/**
 * Makes a renderer that gives what `npm run build` does. What it returns renders a site: its pages and other texts by
 * address or file; the name of the stylesheet stands for its content.
 */
export function openRenderer(): (sources: Record<string, string>, assets?: readonly string[]) => Built {
  const rendered = new Map<string, string>()
  return (sources, assets = shippedAssets) =>
    render(modelOf(sources, assets), (...given) => {
      // A page is made of nothing but what the renderer is given.
      const key = JSON.stringify(given)
      const html = rendered.get(key) ?? renderPage(...given)
      rendered.set(key, html)
      return html
    })
}

function render(model: SiteModel, draw: typeof renderPage): Built {
  const stylesheet = `/assets/styles-${encodeURIComponent(themeCss(model.site.theme))}.css`
  const made = { criticalCss: '', stylesheet, starter: '/s.js', app: ['/a.js'] }
  const bars = barColours(model.site.theme)
  return new Map([
    ...[...model.pages.values()].map(
      (page) => [page.path, draw(resolvePage(model, page, { year }), made, bars)] as const,
    ),
    ...siteTexts(model, []).map(({ path, content }) => [path, content] as const),
  ])
}
