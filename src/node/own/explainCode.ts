import { SourceMap } from 'node:module'
import path from 'node:path'
import type { Message } from 'esbuild'
import type { Problem } from '../../content/problem/problem.ts'
import { escapePattern } from '../../content/wording/escapePattern.ts'
import { nearest } from '../../content/wording/nearest.ts'
import { joinWords, quoted } from '../../content/wording/phrases.ts'
import { fileProblem } from '../disk/readText.ts'

/** The files in `sections/` of a site: text by path relative to the site, with `/`. */
export type CodeTexts = ReadonlyMap<string, string>

interface Place {
  start: number
  end: number
}

/**
 * The offsets of a line and column, both counted from 1, up to the end of the word there, or of `length` characters.
 */
export function placeAt(text: string, line: number, column: number, length = 0): Place {
  const lines = text.split('\n')
  const before = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0)
  const own = lines[line - 1] ?? ''
  const start = before + Math.min(Math.max(0, column - 1), own.length)
  const word = /^[\w$.]+/.exec(own.slice(column - 1))?.[0].length ?? 1
  return { start, end: Math.min(start + (length || word), text.length) }
}

/**
 * Explains a message of esbuild about code of a site.
 *
 * @param fallback the file to name if the message names none of the site
 * @param surface returns the exports of `ashlar` and its parts, by file
 */
export function explainMessage(
  { text, location }: Message,
  texts: CodeTexts,
  fallback: string,
  surface: (file: string) => readonly string[],
): Problem {
  const file = location && texts.has(location.file) ? location.file : fallback
  const source = texts.get(file) ?? ''
  const column = (location?.file === file && charsBefore(location.lineText, location.column)) || 0
  const place = location?.file === file ? placeAt(source, location.line, column + 1, location.length) : {}
  return { ...fileProblem(file, 'own-code', ...wordsFor(text, file, texts, surface)), ...place }
}

/** esbuild counts columns in UTF-8 bytes. */
const charsBefore = (line: string, bytes: number) => Buffer.from(line).subarray(0, bytes).toString().length

function wordsFor(
  text: string,
  file: string,
  texts: CodeTexts,
  surface: (file: string) => readonly string[],
): [message: string, fix: string] {
  const [, missing] = /^Could not resolve "([^"]*)"/.exec(text) ?? []
  if (missing !== undefined && isFileName(missing)) return noFile(missing, file, texts)
  if (missing !== undefined) return noPackage(missing)
  const [, module = '', name = ''] = /^No matching export in "([^"]*)" for import "([^"]*)"/.exec(text) ?? []
  if (name !== '') {
    const offered = surface(module)
    const close = nearest(name, offered)
    const others = offered.length > 0 ? `It exports ${joinWords(offered, 'and')}.` : 'Look at its name there.'
    return [
      `${quoted(name)} is not among what this module exports.`,
      close ? `Write ${quoted(close)}. ${others}` : others,
    ]
  }
  const words = text.endsWith('.') ? text : `${text}.`
  return [`This code cannot be read: ${words}`, 'Look at this line and the one before it.']
}

/** Returns true if an import names a file. */
export const isFileName = (name: string): boolean => /^\.{1,2}\//.test(name)

/** The message and fix for an import of a file that does not exist. */
export function noFile(missing: string, file: string, texts: CodeTexts): [message: string, fix: string] {
  const wanted = path.posix.join(path.posix.dirname(file), missing)
  const close = [...texts.keys()].find((each) => isSameInCapitals(each, wanted)) ?? nearest(wanted, [...texts.keys()])
  const fix = close
    ? `Write ${quoted(relative(file, close))}: capital letters and the ending count.`
    : 'Write the file, or delete the import.'
  return [`There is no file ${quoted(missing)}.`, fix]
}

/** The message and fix for a package that neither the builder nor the site has installed. */
export const noPackage = (name: string): [message: string, fix: string] => [
  `There is no package ${quoted(name)} here.`,
  name.startsWith('ashlar')
    ? 'Import from "ashlar", "ashlar/schema", "ashlar/styles" or "ashlar/island".'
    : 'Install it in the folder of the site (npm install), or delete the import.',
]

const isSameInCapitals = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

const relative = (from: string, to: string) => {
  const way = path.posix.relative(path.posix.dirname(from), to)
  return way.startsWith('.') ? way : `./${way}`
}

/**
 * Locates an error in a file of the site.
 *
 * @param stack the stack of an error from bundled code
 * @param bundle the file name of that code in the stack
 * @param map its source map, as JSON
 * @param fileOf returns the file of the site for a source of the map, undefined for others
 */
export function placeOfError(
  stack: string,
  bundle: string,
  map: string,
  fileOf: (source: string) => string | undefined,
): { file: string; line: number; column: number } | undefined {
  const known = new SourceMap(JSON.parse(map))
  for (const [, line, column] of stack.matchAll(new RegExp(`${escapePattern(bundle)}:(\\d+):(\\d+)`, 'g'))) {
    const entry = known.findEntry(Number(line) - 1, Number(column) - 1)
    const file = 'originalSource' in entry ? fileOf(entry.originalSource) : undefined
    if (file !== undefined && 'originalLine' in entry)
      return { file, line: entry.originalLine + 1, column: entry.originalColumn + 1 }
  }
  return undefined
}
