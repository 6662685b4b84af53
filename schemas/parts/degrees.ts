/** Makes a field with degrees to either side of 0, up to `most`. */
export const degrees = (title: string, description: string, most: 90 | 180, example: number) =>
  ({ type: 'number', title, description, minimum: -most, maximum: most, examples: [example] }) as const
