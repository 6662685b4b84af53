/** Contrast of colours, which are written as `#RRGGBB`. */

const channelsOf = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

/** Relative luminance (WCAG 2.2, https://www.w3.org/TR/WCAG22/#dfn-relative-luminance). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour)
    .map((channel) => channel / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Whether a colour is lighter than another, by relative luminance. */
export const isLighter = (colour: string, other: string) => luminance(colour) > luminance(other)

/**
 * Returns the contrast ratio, from 1 for equal colours to 21 for black on white
 * (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio).
 */
export function contrastOf(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

/** Formats a contrast with one decimal, rounded down, so that a value below 4.5 never reads as 4.5. */
export const showContrast = (contrast: number) => (Math.floor(contrast * 10) / 10).toFixed(1)

const mostLightness = 510

/** Half of the difference between the strongest and the weakest channel. */
const chromaOf = (colour: string) => (Math.max(...channelsOf(colour)) - Math.min(...channelsOf(colour))) / 2

/**
 * Returns a colour at all HSL lightnesses. The hue stays, and the chroma is the given one as far as the lightness
 * allows.
 */
function shadesOf(colour: string, chroma = chromaOf(colour)): string[] {
  const channels = channelsOf(colour)
  const lightness = (Math.max(...channels) + Math.min(...channels)) / 2
  return Array.from({ length: mostLightness + 1 }, (_, step) => {
    const wanted = step / 2
    const share = Math.min(chroma, wanted, 255 - wanted) / (chromaOf(colour) || 1)
    const digits = channels.map((channel) => Math.round(wanted + (channel - lightness) * share).toString(16))
    return `#${digits.map((digit) => digit.padStart(2, '0')).join('')}`.toUpperCase()
  })
}

/**
 * Returns the darker or lighter shade of a colour that passes and is closest to it, or the colour itself if it passes.
 * Returns undefined if no shade passes.
 */
export function nearestShade(colour: string, passes: (shade: string) => boolean): string | undefined {
  if (passes(colour)) return colour
  const own = channelsOf(colour)
  const distanceOf = (shade: string) =>
    channelsOf(shade).reduce((sum, channel, index) => sum + Math.abs(channel - (own[index] ?? 0)), 0)
  const shades = shadesOf(colour).map((shade) => ({ shade, distance: distanceOf(shade) }))
  return shades.sort((a, b) => a.distance - b.distance).find(({ shade }) => passes(shade))?.shade
}

interface Turn {
  /** A colour of the default theme. */
  from: string
  /** The site's colour that replaces it. */
  to: string
}

/**
 * Converts a shade of the default theme for a site with another colour. The result has the hue of that colour and a
 * chroma scaled by the same factor. It keeps the luminance, and so the contrast to other colours.
 */
export function turnHue(shade: string, { from, to }: Turn): string {
  const wanted = luminance(shade)
  const distanceOf = (turned: string) => Math.abs(luminance(turned) - wanted)
  const turned = shadesOf(to, (chromaOf(shade) * chromaOf(to)) / (chromaOf(from) || 1))
  return turned.reduce((best, each) => (distanceOf(each) < distanceOf(best) ? each : best))
}
