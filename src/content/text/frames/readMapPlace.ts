/** What the address of a map requests: a search text, a point, or a section of the map. */
export interface MapPlace {
  words?: string
  point?: { latitude: number; longitude: number }
  box?: { west: number; south: number; east: number; north: number }
}

const number = String.raw`(-?\d{1,3}(?:\.\d+)?)`
/**
 * Latitude first, as in the addresses of most maps: `ll=`, `center=`, `markers=`, `@39.4,-76.6,14z`,
 * `#map=14/39.4/-76.6`.
 */
const points = [
  new RegExp(`[?&](?:ll|sll|center|cp|q|query|destination|daddr|markers?|mlat)=[^&]*?${number}[,~]\\s*${number}`, 'i'),
  new RegExp(`[/&?]@${number},${number}`),
  new RegExp(`#(?:map=)?\\d{1,2}(?:\\.\\d+)?/${number}/${number}`),
  new RegExp(`[?&]mlat=${number}&mlon=${number}`, 'i'),
]
/** Google's embed addresses have the longitude first: `!2d-76.6!3d39.4`. */
const ofFrame = new RegExp(`!2d${number}!3d${number}`)
const asked = /[?&](?:q|query|near|destination|daddr|place)=([^&#]+)/i
const named = /!2s([^!]+)/g
const bounds = new RegExp(`[?&]bbox=${[number, number, number, number].join(',')}`, 'i')

const decode = (text: string) => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}

/** Reads what the address of a frame requests from a map service. The result is empty if nothing is recognised. */
export function readMapPlace(address: string): MapPlace {
  const plain = decode(address)
  const frame = ofFrame.exec(plain)
  const point = points.map((pattern) => pattern.exec(plain)).find((match) => match !== null)
  const [latitude, longitude] = frame ? [frame[2], frame[1]] : [point?.[1], point?.[2]]
  const [, west, south, east, north] = bounds.exec(plain) ?? []
  const names = Array.from(address.matchAll(named), ([, name = '']) => decode(name)).filter((name) => name.length > 3)
  const words = decode(asked.exec(address)?.[1] ?? '')
  const said = /\p{L}{3}/u.test(words) ? words : names.join(', ')
  return {
    ...(said !== '' && { words: said }),
    ...(latitude !== undefined && { point: { latitude: Number(latitude), longitude: Number(longitude) } }),
    ...(west !== undefined && {
      box: { west: Number(west), south: Number(south), east: Number(east), north: Number(north) },
    }),
  }
}
