import type { Texts } from '../problem/problem.ts'

/**
 * Converts words to the name of a new section type: `Menu Board` or `menuBoard` -> `menuBoard`. Returns an empty string
 * if no character of them can be used.
 */
export function sectionName(said: string): string {
  const words = said
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/^our\//, '')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
  const name = words.map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1))).join('')
  return name.replace(/^[0-9]+/, '').replace(/^[A-Z]+(?![a-z])|^[A-Z]/, (start) => start.toLowerCase())
}

/** `menuBoard` -> `Menu board`. */
const inWords = (name: string) => {
  const words = name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/**
 * Drafts the files of a site's new section type, by their path in the site.
 *
 * @param name a result of `sectionName`
 * @param sample the files of a section type called `sample`, by file name
 */
export function draftSection(name: string, sample: Texts): Texts {
  const rename = (text: string) => text.replace(/\bsample\b/g, name).replace(/\bSample\b/g, inWords(name))
  return Object.fromEntries(Object.entries(sample).map(([file, text]) => [`sections/${name}/${file}`, rename(text)]))
}
