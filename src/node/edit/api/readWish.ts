import type { SectionFate } from '../../../content/add/draftPage.ts'
import type { Fields } from '../../../content/schema/schema.ts'
import type { Wish } from '../../commands/addPage.ts'
import { readSpot } from '../../commands/askPage.ts'
import { Refusal } from '../server/serveEditor.ts'
import { readOptional, readText } from './readAsked.ts'

/** The most sections of a request; the longest page has thirty. */
const mostSections = 500

const isFate = (value: unknown): value is SectionFate => value === 'keep' || value === 'rewrite' || value === 'remove'

/** Reads the request for a new page. Throws a Refusal if a part of it has another shape. */
export function readWish(body: Fields): Wish {
  const said = (name: string, most: number) => readOptional(body, name, most)?.trim() || undefined
  const [like, county, where] = [said('like', 300), said('county', 200), said('spot', 100)]
  const spot = where === undefined ? undefined : readSpot(where)
  if (where !== undefined && !spot)
    throw new Refusal('Write two numbers with a comma between them, degrees north and degrees east: 39.2, -76.86.')
  const fates = Object.hasOwn(body, 'fates') ? body.fates : undefined
  if (fates !== undefined && !(Array.isArray(fates) && fates.length <= mostSections && fates.every(isFate)))
    throw new Refusal('The request does not say what becomes of each section.')
  return {
    kind: readText(body, 'kind', 100),
    name: readText(body, 'name', 300),
    ...(like !== undefined && { like }),
    ...(fates && { fates }),
    facts: { ...(county !== undefined && { county }), ...spot },
  }
}
