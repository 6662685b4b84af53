import type { Schema } from '../schema/schema.ts'

/**
 * Suggests what an out-of-range latitude or longitude may stand for, as part of a sentence. Returns undefined for other
 * fields, and if there is no guess.
 */
export function adviseDegrees(value: number, { format, maximum = 0 }: Schema): string | undefined {
  if (format !== 'latitude' && format !== 'longitude') return undefined
  const meant = withPoint(value, maximum)
  if (meant === undefined) return undefined
  const mayBeLongitude = format === 'latitude' && Math.abs(value) <= 180
  const exchange = mayBeLongitude ? ', or exchange latitude and longitude' : ''
  return `Write ${meant} if the point has slipped${exchange}`
}

/** Moves a decimal point that is missing or too far to the right: 39.3289 for 393.289. */
function withPoint(value: number, most: number): number | undefined {
  const digits = String(Math.abs(value)).replace('.', '')
  if (!/^\d{4,12}$/.test(digits)) return undefined
  const places = [3, 2, 1].map((at) => Number(`${digits.slice(0, at)}.${digits.slice(at)}`))
  const meant = places.find((degrees) => degrees <= most)
  return meant === undefined ? undefined : Math.sign(value) * meant
}
