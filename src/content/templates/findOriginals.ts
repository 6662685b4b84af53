import { pageAddress } from '../model/files/pageAddress.ts'
import { builtFile } from '../model/files/templateFiles.ts'
import type { Facts } from './readFacts.ts'
import type { Template } from './readTemplate.ts'

/** A combination that has words of its own, with its template. */
export interface Combination {
  template: Template
  facts: Facts
}

/**
 * Makes the function that names the address of the page of which a combination is the translation: that of another template
 * which combines the originals of its pages. Undefined where one of these is no translation, or there is no such page.
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
