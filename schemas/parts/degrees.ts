/** The most degrees to either side of 0. */
const most = { latitude: 90, longitude: 180 } as const

/** Makes a field with degrees north or east; by its format, messages know that it is one of a map. */
export const degrees = <Format extends keyof typeof most>(
  format: Format,
  title: string,
  description: string,
  example: number,
) =>
  ({
    type: 'number',
    format,
    title,
    description,
    minimum: -most[format],
    maximum: most[format],
    examples: [example],
  }) as const
