import type { SectionType } from '../../../schemas/index.ts'
import { isBuiltInType, sectionTypes } from '../schema/sectionTypes.ts'

/**
 * What owners call a section, in many spellings, and the type that is meant, or the nearest way where no type is made for it.
 */
const wishes: readonly (readonly [names: RegExp, nearest: SectionType | `"${string}` | `${string} ${string}`])[] = [
  [/^(?:cta|ctas|calltoaction|calltoactions|actionbar|action|actions|ctabanner|closing)$/, 'ctaBand'],
  [/^(?:cards?|tiles?|services?|cardlist|boxes|portfolio|categories)$/, 'cardGrid'],
  [
    /^(?:features?|benefits?|whyus|whychooseus|values|advantages|usps?|highlights|icons?|iconbox|iconboxes)$/,
    'featureList',
  ],
  [/^(?:header|herobanner|jumbotron|masthead|intro|splash|pageheader|title|cover)$/, 'hero'],
  [/^(?:text|richtext|paragraphs?|content|body|markdown|copy|article|textblock|words|about|abouts)$/, 'prose'],
  [/^(?:faqs|questions?|qa|qanda|questionsandanswers|accordions?|toggle|toggles|collapse)$/, 'faq'],
  [/^(?:process|howitworks|workflow|timeline|stages|procedure)$/, 'steps'],
  [/^(?:checklists|bullets?|bulletpoints|ticks|included|whatsincluded)$/, 'checklist'],
  [/^(?:scope|scopeofworks|rooms|tasks)$/, 'scopeOfWork'],
  [/^(?:columns?|twocolumns?|threecolumns?|textcolumn|multicolumn|split)$/, 'textColumns'],
  [/^(?:links?|buttons?|menus|nav|navigation|relatedlinks|related)$/, 'linkList'],
  [/^(?:contactus|contactinfo|contactinformation|address|openinghours|hours|details|getintouch)$/, 'contactDetails'],
  [/^(?:quote|getaquote|requestquote|quoterequest|estimate|freequote)$/, 'quoteForm'],
  [/^(?:maps|googlemap|googlemaps|location|locations?map|openstreetmap|areamap|servicearea)$/, 'map'],
  [/^(?:soon|underconstruction|launchingsoon|placeholder)$/, 'comingSoon'],
  [/^(?:sitemap|sitemaps|pages|allpages)$/, 'sitemapList'],
  [/^(?:reusable|partial|snippet|include|shared|globalsection)$/, 'block'],
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

/** What comes nearest to a section type that somebody wishes for: a type, or where none is made for it, another way; undefined for other names. */
export function nearestToWish(type: string): { type: SectionType } | { way: string } | undefined {
  const letters = type.toLowerCase().replace(/[^a-z]/g, '')
  const name = letters.replace(/(?:section|block|list|grid)$/, '')
  const known = sectionTypes.find((each) => each.toLowerCase() === name)
  if (known) return { type: known }
  const nearest = wishes.find(([names]) => names.test(name) || names.test(letters))?.[1]
  if (nearest === undefined) return undefined
  return isBuiltInType(nearest)
    ? { type: nearest }
    : { way: `The nearest there is: ${nearest}. pages/README.md has recipes under "What has no section of its own".` }
}
