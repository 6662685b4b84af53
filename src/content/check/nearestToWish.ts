import type { SectionType } from '../../../schemas/index.ts'
import { isSectionType } from '../schema/schema.ts'

/**
 * What owners call a section, in many spellings, and the type that is meant, or the nearest way where no type is made for it.
 */
const wishes: readonly (readonly [names: RegExp, nearest: SectionType | `"${string}` | `${string} ${string}`])[] = [
  [/^(?:testimonial|reviews?|ratings?|customers?|quotes?|references)$/, 'testimonials'],
  [/^(?:teams|staff|people|crew|employees|members?|bios?|person)$/, 'team'],
  [/^(?:pric(?:es?|ing)|pricingtable|rates|plans|menu|menucard|carte)$/, 'priceList'],
  [/^(?:offer|deals?|specials?|promo|promos|promotions?|discounts?|coupons?|packages?)$/, 'offers'],
  [/^(?:tabular|comparison|spreadsheet|datatable)$/, 'table'],
  [/^(?:stat|statistics|numbers?|figures?|counters?|facts)$/, 'stats'],
  [/^(?:galleries|photos?|images?|pictures?|slider|slideshow|carousel|beforeafter|logos?|lightbox)$/, 'gallery'],
  [/^(?:videos|youtube|vimeo|film|movie)$/, 'video'],
  [/^(?:embeds|iframe|frame|widget|booking|calendar)$/, 'embed'],
  [
    /^(?:blog|blogposts?|posts?|articles?|news)$/,
    'a post is a page in a folder, and a "cardGrid" with the layout "posts" lists the folder',
  ],
  [/^(?:notice|banner|alert|announcement|popup|modal|message)$/, '"ctaBand" takes a notice'],
  [/^(?:html|script|code|custom|raw)$/, '"prose" takes text with **bold** words, lists and links'],
  [
    /^(?:form|signup|newsletter|survey|appointments?)$/,
    '"form" places a form that you write in the folder forms/, and "linkList" leads to the form of another service',
  ],
  [/^(?:offices?|branches)$/, '"contactDetails" shows the office of its page, which "branch" names'],
]

/** What a section type is called here that somebody wishes for, or what comes nearest to it; undefined for other names. */
export function nearestToWish(type: string): string | undefined {
  const name = type
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace(/(?:section|block|list|grid)$/, '')
  const nearest = wishes.find(([names]) => names.test(name))?.[1]
  if (nearest === undefined) return undefined
  return isSectionType(nearest)
    ? `It is called "${nearest}" here; pages/REFERENCE.md shows its fields.`
    : `The nearest there is: ${nearest}. pages/README.md has recipes under "What has no section of its own".`
}
