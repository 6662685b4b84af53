import { isBlock } from './isBlock.ts'

/** Whether the value of a page file marks it as a draft, which visitors do not see. */
export const isDraft = (value: unknown): boolean => isBlock(value) && value.draft === true
