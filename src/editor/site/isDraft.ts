/** Whether the value of a page file marks it as a draft, which visitors do not see. */
export const isDraft = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'draft' in value && value.draft === true
