import { compileSite } from '../../src/content/compileSite.ts'
import type { SiteModel } from '../../src/content/model/siteModel.ts'
import { withEndpoints } from '../../src/node/options/endpoints.ts'
import { shipped, shippedAssets } from '../content/impact/shippedSite.ts'
import { exampleBlock, readExample, sectionFolders } from '../schemas/sectionExamples.ts'

/** Compiles the shipped site with all examples, each as a page: `/examples/hero/`. */
export function compileExamples(): SiteModel {
  const pages = sectionFolders.map((type) => {
    const example = JSON.parse(readExample(type)) as { sections: object[] }
    // Only a hero contains the main heading that every page must have.
    if (type !== 'hero') example.sections.unshift({ type: 'hero', heading: 'An Example' })
    return [`pages/examples/${type.toLowerCase()}.json`, JSON.stringify(example)]
  })
  // The lists of the examples select by a tag.
  const tagged = Object.entries(shipped).flatMap(([file, text]) =>
    /^pages\/(?:services|locations)\//.test(file)
      ? [[file, JSON.stringify({ ...(JSON.parse(text) as object), tags: ['Floors'] })]]
      : [],
  )
  const { model, problems } = compileSite({
    sources: { ...shipped, ...exampleBlock, ...Object.fromEntries(tagged), ...Object.fromEntries(pages) },
    assets: shippedAssets,
  })
  if (!model) throw new Error(problems.map(({ file, message }) => `${file}: ${message}`).join('\n'))
  return withEndpoints(model, {}, '/receiver/')
}
