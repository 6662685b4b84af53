/** Words that blame or that only a programmer knows. */
export const forbidden =
  /\b(invalid|should|please|oops|must match|schema|pattern|oneOf|anyOf|additionalProperties|minItems|object|array|string|boolean)\b/i

/** What was printed without the lines of the files it shows and without the names in them: these words are not ours. */
export const ownWords = (printed: string): string =>
  printed
    .replace(/"\$?schema"|"[./]*schemas\/\w+\.schema\.json"|schema\.org/gi, '""')
    .split('\n')
    .filter((line) => !/^ +(\d+ )?\|/.test(line))
    .join('\n')
