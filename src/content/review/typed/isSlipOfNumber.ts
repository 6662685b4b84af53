import { nearest } from '../../wording/nearest.ts'

/** Whether a mistyped number could produce these digits: one or two digits differ, or one is missing or doubled. */
export const isSlipOfNumber = (digits: string, own: string): boolean =>
  digits.length === own.length
    ? [...digits].filter((digit, index) => digit !== own[index]).length <= 2
    : Math.abs(digits.length - own.length) === 1 && nearest(digits, [own]) !== undefined
