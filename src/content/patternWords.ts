import { suggestName } from './pageAddress.ts'
import { asJson, quoted } from './phrases.ts'
import { exampleValue, type Schema } from './schema.ts'

/** What the patterns of `schemas/` ask for, in words, with an example; a test names a pattern that has none here. */
export const patternWords: Readonly<Record<string, readonly [words: string, example: string]>> = {
  '^[A-Z]{2}$': ['two capital letters', 'MD'],
  '^[0-9]{5}$': ['five digits', '21204'],
  '^[a-z][a-z0-9-]*$': ['a name of small letters, digits and hyphens that begins with a letter', 'values'],
  '^https://': ['an address that begins with https://', 'https://www.example.com/map'],
  '^https://[^/]+$': ['an address with https:// and without a slash at its end', 'https://www.example.com'],
  '^/(.*/)?$': ['a folder with a slash at both ends', '/'],
  '^\\S+@\\S+$': ['an e-mail address', 'hello@example.com'],
  '^(https?://|/)': ['an address that begins with https://', 'https://hooks.example.com/quote'],
  '^#[0-9A-Fa-f]{6}$': ['a colour of six digits after a #', '#0E5A52'],
}

/** What a text must be, and how to write it: the text itself in the right form where that is plain. */
export function explainPattern(schema: Schema, value: string): { wanted: string; fix: string; replacement?: string } {
  const pattern = new RegExp(schema.pattern ?? '', 'u')
  const [words, example] = patternWords[schema.pattern ?? ''] ?? ['written in another form', '']
  const bare = value.trim().replace(/\/+$/, '')
  const attempts = [
    bare,
    bare.toUpperCase(),
    bare.toLowerCase(),
    `https://${bare}`,
    `/${bare}/`,
    `#${bare}`,
    suggestName(bare),
  ]
  const meant = attempts.find((attempt) => pattern.test(attempt) && attempt.length > 1)
  if (meant !== undefined && bare !== '')
    return { wanted: words, fix: `Write ${quoted(meant)}.`, replacement: JSON.stringify(meant) }
  const shown = asJson(exampleValue(schema)) ?? quoted(example)
  return { wanted: words, fix: `Write it like this: ${shown}.` }
}
