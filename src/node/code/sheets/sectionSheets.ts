/** The style sheets of section types, see `sectionStyles`. */
import { ownPrefix, ownType } from '../../../content/schema/sectionTypes.ts'

/** Constants that only one sheet uses, with its section type, or with the sheet that several types share. */
const parts: Record<string, string> = {
  card: 'cardGrid',
  formFrame: 'form',
  requestForm: 'form',
  stepMark: 'textColumns',
  phoneLists: 'phone',
  contactRow: 'row',
  bandTowns: 'towns',
}

/** The section type whose sheet contains the rules of a constant. The constant has its name, or is one of its parts. */
export const typeOfStyles = (constant: string): string =>
  parts[constant] ?? (constant.startsWith(ownStyles) ? ownType(constant.split('_')[1] ?? '') : constant)

/** The name of a section type's sheet in the build; for `our/menuBoard`, `section-own_menuBoard`. */
export const sectionSheetName = (type: string): string =>
  `section-${type.replace(new RegExp(`^${ownPrefix}`), ownStyles)}`

/** The section type of a sheet, given its name without `section-`. */
export const typeOfSheet = (name: string): string => name.replace(new RegExp(`^${ownStyles}`), ownPrefix)

/** The prefix of a site's own constants in the build, so that they can share names with those of the builder. */
const ownStyles = 'own_'

/** The unique name of an own section type's constant: `board` of `our/menuBoard` → `own_menuBoard_board`. */
export const ownConstant = (type: string, constant: string): string =>
  `${type.replace(new RegExp(`^${ownPrefix}`), ownStyles)}_${constant}`
