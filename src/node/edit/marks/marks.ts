import type { Path } from '../../../content/problem/source.ts'

/** Where a shown text, picture or icon stands: a path in a file. */
export interface Mark {
  /** Undefined for the file of the page that is shown. */
  file?: string | undefined
  path: Path
  /** Draws what the mark stands for; a text stands for itself. */
  draw?: () => string
}

/**
 * Noncharacters: Unicode keeps them for the inside of programs (23.7), so no text of a page file needs them. A mark is
 * its number in sixteen of them, between two others.
 */
const [zero, beginning, ending] = [0xfdd0, 0xfde0, 0xfde1]
const [begin, end] = [String.fromCharCode(beginning), String.fromCharCode(ending)]
const digits = String.raw`[\ufdd0-\ufddf]+`

/** The beginning (`1`) or the end (`2`) of what was marked with a number. */
export const markPattern = new RegExp(`${begin}(${digits})${begin}|${end}(${digits})${end}`, 'g')

/** All that was marked, in its order. */
export interface Marks {
  readonly list: readonly Mark[]
  /** The text between two signs, which `placeMarks` finds in the HTML; one that holds such signs stays as it is. */
  wrap(text: string, mark: Mark): string
}

/**
 * Makes the marks of one page; its numbers mean nothing on another one.
 *
 * @param settle gives each mark the place where its text is written. Default: the one that it has
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

/** The number that a sign holds. */
export const numberOf = (sign: string): number =>
  Number.parseInt([...sign].map((char) => (char.charCodeAt(0) - zero).toString(16)).join(''), 16)

/** How a mark is written into `data-at`: `sections/2/items/0/title`, `site.config.json#header/button/label`. */
export function writeAt({ file, path }: Mark): string {
  const steps = path.map((step) => encodeURIComponent(step)).join('/')
  return file === undefined ? steps : `${file.split('/').map(encodeURIComponent).join('/')}#${steps}`
}
