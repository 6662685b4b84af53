/** Makes a field that says yes or no. */
export const flag = (title: string, description: string) =>
  ({ type: 'boolean', title, description, examples: [true] }) as const
