/** The stylesheets of section types, see `sectionStyles`. */
import { ownPrefix, ownType } from '../../../content/schema/sectionTypes.ts'

/** Constants that only sections of one type use, by that type, or by the sheet that several types share. */
const parts: Record<string, string> = {
  card: 'cardGrid',
  formFrame: 'form',
  requestForm: 'form',
  stepMark: 'textColumns',
}

/** The section type whose sheet a constant's rules are in: the constant bears its name, or is a part of it. */
export const typeOfStyles = (constant: string): string =>
  parts[constant] ?? (constant.startsWith(ownStyles) ? ownType(constant.split('_')[1] ?? '') : constant)

/** How the sheet of a section type is called in the build; of one of the site's own, `section-own_menuBoard`. */
export const sectionSheetName = (type: string): string =>
  `section-${type.replace(new RegExp(`^${ownPrefix}`), ownStyles)}`

/** The section type of a sheet, by its name without `section-`. */
export const typeOfSheet = (name: string): string => name.replace(new RegExp(`^${ownStyles}`), ownPrefix)

/** Begins the names that constants of a site's own styles get in the build, so that they may be called as those of the builder. */
const ownStyles = 'own_'

/** The name of a constant of an own section type among all: `board` of `our/menuBoard` -> `own_menuBoard_board`. */
export const ownConstant = (type: string, constant: string): string =>
  `${type.replace(new RegExp(`^${ownPrefix}`), ownStyles)}_${constant}`
