import { nearest } from '../wording/nearest.ts'

/** What people call a field of the same meaning. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  actions: ['buttons', 'links'],
  address: ['url', 'link', 'href', 'src', 'video', 'file'],
  alt: ['description', 'caption', 'text'],
  author: ['name', 'person', 'customer', 'client', 'by'],
  answer: ['text', 'body', 'content', 'reply', 'a'],
  body: ['text', 'content', 'copy', 'paragraph', 'words', 'description'],
  city: ['town', 'place'],
  collection: ['folder'],
  description: ['summary', 'text'],
  heading: ['title', 'headline', 'header', 'name', 'caption'],
  href: ['url', 'link', 'address', 'target', 'to'],
  items: [
    'entries',
    'list',
    'cards',
    'columns',
    'features',
    'points',
    'questions',
    'steps',
    'people',
    'members',
    'images',
    'photos',
    'pictures',
    'rows',
    'numbers',
    'stats',
    'quotes',
    'reviews',
    'testimonials',
    'rooms',
    'groups',
  ],
  label: ['text', 'title', 'name', 'words', 'caption'],
  links: ['items', 'entries', 'list'],
  name: ['title', 'label'],
  quote: ['text', 'body', 'content', 'words', 'review', 'testimonial', 'description'],
  question: ['title', 'heading', 'q'],
  src: ['file', 'path', 'url', 'image', 'photo', 'href'],
  state: ['province'],
  text: ['body', 'content', 'copy', 'paragraph', 'words', 'description'],
  title: ['heading', 'headline', 'header', 'name', 'label'],
  zip: ['postcode', 'zipcode'],
}

/** Whether a name is a word for what a field means. */
export const meansSame = (name: string, field: string): boolean => nearest(name, otherNames[field] ?? []) !== undefined

/** Whether a name is a misspelling of a field: people who misspell a word keep its first letter, or drop it. */
export function isMisspelt(name: string, field: string): boolean {
  const [written, meant] = [name.toLowerCase(), field.toLowerCase()]
  return written[0] === meant[0] || written === meant.slice(1) || written.slice(1) === meant
}
