import { nearest } from '../../wording/nearest.ts'

/** Whether a number is another one with two neighbouring digits in the wrong order. */
export function isTurned(digits: string, own: string): boolean {
  const other = [...own].flatMap((digit, index) => (digits[index] === digit ? [] : [index]))
  const [first = 0, second = 0] = other
  const isSwapped = digits[first] === own[second] && digits[second] === own[first]
  return digits.length === own.length && other.length === 2 && second === first + 1 && isSwapped
}

/** Whether a mistyped number could produce these digits: one or two digits differ, or one is missing or doubled. */
export const isSlipOfNumber = (digits: string, own: string): boolean =>
  digits.length === own.length
    ? [...digits].filter((digit, index) => digit !== own[index]).length <= 2
    : Math.abs(digits.length - own.length) === 1 && nearest(digits, [own]) !== undefined
