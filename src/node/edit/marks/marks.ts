import type { Path } from '../../../content/problem/source.ts'

/** The location of a shown text, picture or icon: a path in a file. */
export interface Mark {
  /** Undefined for the file of the shown page. */
  file?: string | undefined
  path: Path
  /** Renders what the mark stands for; a text needs no rendering. */
  draw?: () => string
}

/**
 * Noncharacters: Unicode reserves them for internal use (23.7), so no text of a page file needs them. A mark is its
 * number in sixteen of them as hexadecimal digits, between two delimiters.
 */
const [zero, beginning, ending] = [0xfdd0, 0xfde0, 0xfde1]
const [begin, end] = [String.fromCharCode(beginning), String.fromCharCode(ending)]
const digits = String.raw`[\ufdd0-\ufddf]+`

/** Matches the start (group 1) or the end (group 2) of a marked range; the group holds the number of the mark. */
export const markPattern = new RegExp(`${begin}(${digits})${begin}|${end}(${digits})${end}`, 'g')

/** All marks of a page, in order of creation. */
export interface Marks {
  readonly list: readonly Mark[]
  /**
   * Wraps a text in delimiters that `placeMarks` finds in the HTML. A text that contains such characters already stays
   * unchanged.
   */
  wrap(text: string, mark: Mark): string
}

/**
 * Creates the marks of one page. Their numbers are valid only for that page.
 *
 * @param settle maps each mark to the location in which its text is written. Default: the location that the mark has
 */
export function createMarks(settle: (mark: Mark) => Mark = (mark) => mark): Marks {
  const list: Mark[] = []
  return {
    list,
    wrap(text, mark) {
      if (/[\ufdd0-\ufdef]/.test(text)) return text
      const number = (list.push(settle(mark)) - 1).toString(16).replace(/./g, (digit) => encode(digit))
      return `${begin}${number}${begin}${text}${end}${number}${end}`
    },
  }
}

const encode = (digit: string) => String.fromCharCode(zero + Number.parseInt(digit, 16))

/** Decodes the number of a mark from its digits. */
export const numberOf = (sign: string): number =>
  Number.parseInt([...sign].map((char) => (char.charCodeAt(0) - zero).toString(16)).join(''), 16)

/** Formats a mark for `data-at`: `sections/2/items/0/title`, `site.config.json#header/button/label`. */
export function writeAt({ file, path }: Mark): string {
  const steps = path.map((step) => encodeURIComponent(step)).join('/')
  return file === undefined ? steps : `${file.split('/').map(encodeURIComponent).join('/')}#${steps}`
}
