/** The maximum absolute value in degrees. */
const most = { latitude: 90, longitude: 180 } as const

/** Creates a property in degrees north or east. Its format marks it as a coordinate for messages. */
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
