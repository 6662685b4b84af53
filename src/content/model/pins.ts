import { distance } from 'geokdbush'

/** A place on the map. */
export interface Pin {
  latitude: number
  longitude: number
}

/** Returns the pin of an object that has both coordinates. */
export function pinOf(facts: Partial<Pin> | undefined): Pin | undefined {
  const { latitude, longitude } = facts ?? {}
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }
}

/** Returns the distance between two pins as the crow flies. */
export const kilometers = (one: Pin, other: Pin): number =>
  distance(one.longitude, one.latitude, other.longitude, other.latitude)
