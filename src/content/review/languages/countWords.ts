/**
 * The fewest words of a text that counts as untranslated if it is equal in two languages. Names and short labels may be
 * equal.
 */
export const fewestWords = 4

/** Counts the words of a text without its placeholders. */
export const wordsIn = (text: string): number => text.replace(/\{\w+\}/g, ' ').match(/\p{L}{2,}/gu)?.length ?? 0
