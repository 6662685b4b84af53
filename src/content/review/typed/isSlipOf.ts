import { nearest } from '../../wording/nearest.ts'

/** Whether digits differ from others by one or two, or lack or double one, as those of a mistyped number do. */
export const isSlipOf = (digits: string, own: string): boolean =>
  digits.length === own.length
    ? [...digits].filter((digit, index) => digit !== own[index]).length <= 2
    : Math.abs(digits.length - own.length) === 1 && nearest(digits, [own]) !== undefined
