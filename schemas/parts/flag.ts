/** Creates a boolean property. */
export const flag = (title: string, description: string) =>
  ({ type: 'boolean', title, description, examples: [true] }) as const
