/** The stylesheets of section types, see `sectionStyles`. */

/** Constants that only sections of one type use, by that type. */
const parts: Record<string, string> = { card: 'cardGrid', stepMark: 'textColumns' }

/** The section type whose sheet a constant's rules are in: the constant bears its name, or is a part of it. */
export const typeOfStyles = (constant: string): string => parts[constant] ?? constant

/** How the sheet of a section type is called in the build. */
export const sectionSheetName = (type: string): string => `section-${type}`
