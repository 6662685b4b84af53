import { pageAddress } from '../model/files/pageAddress.ts'
import { builtFile } from '../model/files/templateFiles.ts'
import type { Facts } from './readFacts.ts'
import type { Template } from './readTemplate.ts'

/** A template and one of its facts files. */
export interface Combination {
  template: Template
  facts: Facts
}

/**
 * Creates a function that returns the address of the page that a combination translates: the page of another template
 * that combines the originals of its pages. Returns undefined if one of its pages is not a translation, or if there is
 * no such page.
 */
export function findOriginals(combinations: readonly Combination[]): (one: Combination) => string | undefined {
  const byPages = new Map(
    combinations.map(({ template, facts }) => [
      keyOf(facts.names.map((name, index) => `/${template.places[index]?.folder}/${name}/`)),
      pageAddress(builtFile(template.file, facts.names)),
    ]),
  )
  return ({ facts }) => {
    const originals = facts.pages.map(({ value }) => value.translates)
    return originals.every((each) => typeof each === 'string') ? byPages.get(keyOf(originals)) : undefined
  }
}

const keyOf = (addresses: readonly string[]) => addresses.join(' ')
