import type { Problem } from '../../content/problem/problem.ts'
import { ownType } from '../../content/schema/sectionTypes.ts'
import { nearest } from '../../content/wording/nearest.ts'
import { quoted } from '../../content/wording/phrases.ts'
import { fileProblem } from '../disk/readText.ts'
import type { CodeTexts } from './explainCode.ts'

/**
 * Finds islands whose name refers to no code: their HTML would render, but never run. It only checks names that are
 * string literals.
 *
 * @param at the folder of the section type, relative to the site
 * @param texts the files of all section types of the site
 */
export function checkIslands(at: string, texts: CodeTexts): Problem[] {
  const islands = [...texts.keys()].flatMap((file) => {
    const [, name = ''] = /^sections\/([^/]+)\/View\.island\.tsx$/.exec(file) ?? []
    return name === '' ? [] : [ownType(name)]
  })
  return [...texts].flatMap(([file, text]): Problem[] => {
    if (!file.startsWith(`${at}/`) || !file.endsWith('.tsx')) return []
    return [...text.matchAll(islandName)].flatMap(({ index, 0: tag, 1: name = '' }): Problem[] => {
      if (islands.some((island) => island === name)) return []
      const end = index + tag.length - 1
      const place = { start: end - name.length, end }
      return [{ ...fileProblem(file, 'own-island', ...wordsFor(name, at, islands)), ...place }]
    })
  })
}

/** Matches the name of a site's own island. The names of built-in islands lack the prefix. */
const islandName = /<Island\b[^<>]*?\bname=["'](our\/[^"']*)["']/g

function wordsFor(name: string, at: string, islands: readonly string[]): [message: string, fix: string] {
  const own = ownType(at.slice('sections/'.length))
  const meant = islands.find((island) => island === own) ?? nearest(name, islands)
  const message = `No section type called ${quoted(name)} has a View.island.tsx, so nothing would run in this island.`
  return [
    message,
    meant === undefined
      ? `Write ${at}/View.island.tsx, which exports mount, and name the island ${quoted(own)}.`
      : `Write ${quoted(meant)}: an island has the name of the section type that it belongs to.`,
  ]
}
