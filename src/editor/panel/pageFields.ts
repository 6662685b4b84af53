/** The fields that visitors see in search results and in lists, and those that are rarely changed. */
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

/** The fields of a page beside it: those of all pages, and of the others those that it has; of an event, its further days too. */
export function fieldsOfPage(value: unknown): string[] {
  const has = (name: string) => typeof value === 'object' && value !== null && Object.hasOwn(value, name)
  const isEvent = has('starts')
  return [...usual, ...ofKinds.filter((name) => has(name) || (isEvent && (name === 'ends' || name === 'alsoOn')))]
}
