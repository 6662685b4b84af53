/** Fields that visitors see in search results and in lists, followed by rarely changed ones. */
const usual = [
  'name',
  'title',
  'description',
  'card',
  'location',
  'image',
  'draft',
  'status',
  'order',
  'mentions',
  'allowSimilar',
  'note',
]

/** Fields of posts, events, offers, jobs and branches, which most pages lack. */
const ofKinds = [
  'branch',
  'call',
  'date',
  'updated',
  'author',
  'tags',
  'starts',
  'ends',
  'alsoOn',
  'place',
  'price',
  'until',
  'salary',
  'employmentType',
  'validThrough',
]

/**
 * Returns the names of the page fields to show: those of all pages, the others that the page has, and for an event also
 * its end and further days.
 */
export function fieldsOfPage(value: unknown): string[] {
  const has = (name: string) => typeof value === 'object' && value !== null && Object.hasOwn(value, name)
  const isEvent = has('starts')
  return [...usual, ...ofKinds.filter((name) => has(name) || (isEvent && (name === 'ends' || name === 'alsoOn')))]
}
