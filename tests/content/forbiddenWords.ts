/** Words that blame, or that only programmers know. */
export const forbidden =
  /\b(invalid|should|please|oops|must match|schema|pattern|oneOf|anyOf|additionalProperties|minItems|object|array|string|boolean)\b/i

/** Removes excerpts of files and the names in them from printed text, because those words are not ours. */
export const ownWords = (printed: string): string =>
  printed
    .replace(/"\$?schema"|"[./]*schemas\/\w+\.schema\.json"|schema\.org/gi, '""')
    .split('\n')
    .filter((line) => !/^ +(\d+ )?\|/.test(line))
    .join('\n')
