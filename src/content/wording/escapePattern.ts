/** Escapes a string for use in a regular expression that matches exactly that string. */
export const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
