import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { viewOfType } from '../../content/model/files/ownFiles.ts'
import type { SiteModel } from '../../content/model/siteModel.ts'
import type { Problem } from '../../content/problem/problem.ts'
import { count } from '../../content/wording/phrases.ts'
import type { Bundles } from '../code/bundles.ts'
import type { BuildInput } from '../input/readInput.ts'
import { explainView } from '../own/explainView.ts'
import type { FaultyPage } from './renderWorker.ts'

interface Drawn {
  model: SiteModel
  bundles: Bundles
  input: Pick<BuildInput, 'sources' | 'hashes'>
}

/**
 * Explains why pages do not render: one problem for each location in the site's code, with the first page that it
 * affects.
 */
export function explainFaults(faulty: readonly FaultyPage[], { model, bundles, input }: Drawn): Problem[] {
  const mapFile = `${bundles.renderer}.map`
  const map = existsSync(mapFile) ? readFileSync(mapFile, 'utf8') : undefined
  const bundle = map === undefined ? undefined : { name: path.basename(bundles.renderer), map }
  const found = new Map<string, { problem: Problem; pages: string[] }>()
  for (const { path: address, fault } of [...faulty].sort((a, b) => (a.path < b.path ? -1 : 1))) {
    const files = [...input.hashes.keys()].filter((file) => file.startsWith('sections/'))
    const texts = new Map(files.map((file) => [file, input.sources.read(file)]))
    const problem = explainView(fault, { view: viewOfType(fault.type), texts, bundle })
    const key = `${problem.file} ${problem.start} ${problem.message}`
    const known = found.get(key) ?? { problem, pages: [] }
    known.pages.push(model.pages.get(address)?.file ?? address)
    found.set(key, known)
  }
  return [...found.values()].map(({ problem, pages: [first = '', ...others] }) => ({
    ...problem,
    message: `${problem.message} It draws ${first}${others.length > 0 ? ` and ${count(others.length, 'other page')}` : ''}.`,
  }))
}
