import type { SectionType } from '../../../schemas/index.ts'
import { isBuiltInType, sectionTypes } from '../schema/sectionTypes.ts'

/**
 * What owners call a section, in many spellings, with the intended type or, if there is none, the closest alternative.
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
  [
    /^(?:chats?|chatbot|messenger|whatsapp|telegram|intercom)$/,
    'a "linkList" leads to WhatsApp or to the chat of another service, and a "form" takes messages',
  ],
  [
    /^(?:instagram|facebook|tiktok|twitter|linkedin|pinterest|social|socials|feeds?)$/,
    'a "gallery" shows your photos, and "sameAs" of the company in site.config.json puts your profiles into the footer',
  ],
  [
    /^(?:shops?|stores?|products?|carts?|checkout|ecommerce|catalog|catalogue)$/,
    'a "linkList" leads to the shop of another service, and a "priceList" says what things cost',
  ],
  [
    /^(?:comments?|guestbook|forum)$/,
    '"testimonials" shows words of customers, and a "form" takes what visitors write',
  ],
  [/^(?:countdowns?|timers?|clock)$/, '"offers" says the last day of an offer, and takes it away after that'],
  [/^(?:logins?|account|portal|members?area|register)$/, 'a "linkList" leads to the login of another service'],
  [
    /^(?:downloads?|pdfs?|files?|documents?|brochures?|attachments?)$/,
    'put the file into public/, and lead to it from a "linkList" or a text',
  ],
  [/^(?:podcasts?|audio|music|player|spotify|soundcloud)$/, 'an "embed" shows the player of another service'],
  [
    /^(?:awards?|badges?|certificates?|certifications?|accreditations?|licen[cs]es?)$/,
    'a "featureList" says what each of them is, and a "gallery" shows their pictures',
  ],
]

/** Things that owners ask for but that need no section, with the reason. */
const needless: readonly (readonly [names: RegExp, why: string])[] = [
  [/^(?:cookies?|gdpr|consents?|ccpa)$/, 'Delete it: pages set no cookies of their own, so they need no consent.'],
  [
    /^(?:search|searchbox|finder|filter)$/,
    'Delete it: visitors search in a page by their browser; "sitemapList" lists all pages.',
  ],
  [
    /^(?:spacers?|dividers?|separators?|gaps?|hr|lines?|whitespace)$/,
    'Delete it: sections keep their distance by themselves. "tone" gives one a ground of its own.',
  ],
  [
    /^(?:breadcrumbs?|languages?|switcher|scrolltop|backtotop|share|sharing)$/,
    'Delete it: what a page needs of that comes by itself.',
  ],
  [
    /^(?:footers?|navbars?|topbars?|sidebars?|navigations?)$/,
    'Delete it: menu, header and footer are those of all pages, and stand in site.config.json as "header" and "footer".',
  ],
]

/**
 * Returns what comes closest to a requested section type: a type, or another way if there is none. Returns undefined
 * for other names. If a name has several words, such as `liveChat`, any of them may match, starting with the last one.
 */
export function nearestToWish(type: string): { type: SectionType } | { way: string } | undefined {
  const letters = lettersOf(type)
  const name = letters.replace(/(?:section|block|list|grid)$/, '')
  const known = typeCalled(name)
  if (known) return { type: known }
  const words = type.split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])/).map(lettersOf)
  const parts = words.length > 1 ? words.toReversed().toSorted((a, b) => Number(isVague(a)) - Number(isVague(b))) : []
  for (const written of [name, letters, ...parts]) {
    const why = needless.find(([names]) => names.test(written))?.[1]
    if (why !== undefined) return { way: why }
    const nearest = typeCalled(written) ?? wishes.find(([names]) => names.test(written))?.[1]
    if (nearest !== undefined) return isBuiltInType(nearest) ? { type: nearest } : { way: wayOf(nearest) }
  }
  return undefined
}

/** Words that say less than the word before them, as in chat widget and cookie banner. */
const isVague = (word: string) =>
  /^(?:banner|bar|box|button|image|info|links?|popup|page|text|title|widget)$/.test(word)
const lettersOf = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '')
const typeCalled = (name: string) => sectionTypes.find((each) => each.toLowerCase() === name)
const wayOf = (nearest: string) =>
  `The nearest there is: ${nearest}. pages/README.md has recipes under "What has no section of its own".`
