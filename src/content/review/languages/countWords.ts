/** A text of so many words that says the same in two languages was not translated: names and short labels may be alike. */
export const fewestWords = 4

/** Words of a text without its placeholders. */
export const wordsIn = (text: string): number => text.replace(/\{\w+\}/g, ' ').match(/\p{L}{2,}/gu)?.length ?? 0
