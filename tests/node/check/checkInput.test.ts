import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { isTemplate } from '../../../src/content/model/files/templateFiles.ts'
import { readerOf } from '../../../src/content/problem/openSources.ts'
import type { Problem, Texts } from '../../../src/content/problem/problem.ts'
import { checkInput } from '../../../src/node/check/checkInput.ts'
import type { CheckInput } from '../../../src/node/check/findTrusted.ts'
import { hashOf } from '../../../src/node/disk/hashOf.ts'
import { readSources } from '../../../src/node/input/readSources.ts'
import type { CheckState } from '../../../src/node/state/checkState.ts'
import { baseSite } from '../../content/baseSite.ts'
import { pageFile } from '../../content/inMemory.ts'
import { runs, seed } from '../../seed.ts'
import { folderOf, siteNames } from '../../sites/siteFolder.ts'
import { createEdits, foundByAll } from '../anyEdit.ts'

const roots = [join(import.meta.dirname, '../../..'), ...siteNames.map(folderOf)]

const linesOf = (problems: readonly Problem[]) =>
  foundByAll(problems).map(({ file, code, start, message }) => `${file}:${start} ${code}: ${message}`)

describe('src/node/check/checkInput', () => {
  test.each(roots.flatMap((root) => Array.from({ length: runs(1, 6) }, (_, number) => [root, seed + number] as const)))(
    'finds in %s after any change what a check finds that knows nothing (%i)',
    (root, start) => {
      const found = readSources(root)
      let texts: Texts = Object.fromEntries([...found.hashes.keys()].map((file) => [file, found.sources.read(file)]))
      const inputOf = (): CheckInput => ({
        ...{ ...found, readProblems: [], launch: undefined, checkInputsHash: '' },
        sources: readerOf(texts),
        hashes: new Map(Object.entries(texts).map(([file, text]) => [file, hashOf(text)])),
      })
      const edits = createEdits(texts, start)
      let earlier: CheckState | undefined
      // A site with templates has no kept state, so a check of it takes longest.
      const changes = Object.keys(texts).some(isTemplate) ? runs(2, 4) : runs(5, 20)
      for (let number = 0; number < changes; number++) {
        const { what, files } = edits.next()
        texts = Object.fromEntries(
          Object.entries({ ...texts, ...files }).filter((entry): entry is [string, string] => entry[1] !== undefined),
        )
        const { state, problems, model } = checkInput(inputOf(), earlier)
        if (model) earlier = state
        edits.learn(problems)
        expect(linesOf(problems), what).toEqual(linesOf(checkInput(inputOf(), undefined).problems))
      }
    },
  )

  test('tells of a page that another one contradicts since it changed', () => {
    const found = readSources(folderOf('cooling'))
    const config = JSON.parse(baseSite['site.config.json'] ?? '')
    const prose = (name: string, body: string) => pageFile([{ type: 'prose', body }], { name, title: `${name} here` })
    const inputOf = (own: string): CheckInput => {
      const texts: Texts = {
        ...baseSite,
        'site.config.json': JSON.stringify({ ...config, kinds: { services: 'service' } }),
        'pages/services/disinfection.json': prose('Deep Cleaning', own),
        'pages/about.json': prose('About', 'A deep clean takes two hours.'),
      }
      return {
        ...{ ...found, readProblems: [], launch: undefined, checkInputsHash: '' },
        sources: readerOf(texts),
        hashes: new Map(Object.entries(texts).map(([file, text]) => [file, hashOf(text)])),
      }
    }
    const { state } = checkInput(inputOf('The deep clean takes two hours.'), undefined)
    const { problems } = checkInput(inputOf('The deep clean takes 3 hours.'), state)
    expect(problems.map(({ code }) => code)).toContain('duration-told-otherwise')
  })
})
