/** Sections that owners look for and that there are none of, in many spellings, and the nearest that there is. */
const wishes: readonly (readonly [names: RegExp, nearest: string])[] = [
  [
    /^(?:testimonials?|reviews?|ratings?|customers?|quotes|references)$/,
    '"prose" or "featureList" takes the words of customers',
  ],
  [
    /^(?:team|teams|staff|people|crew|employees|members?|bios?|person)$/,
    '"featureList" takes an entry for each person',
  ],
  [
    /^(?:pric(?:es?|ing)|pricelist|pricingtable|rates|plans|packages|table)$/,
    '"featureList" takes a service and its price in each entry',
  ],
  [
    /^(?:gallery|photos?|images?|pictures?|slider|slideshow|carousel|beforeafter|logos?)$/,
    'a "hero" and the cards of a "cardGrid" show photos',
  ],
  [/^(?:videos?|youtube|vimeo|embed|iframe|audio)$/, '"linkList" leads to a video'],
  [/^(?:blog|blogposts?|posts?|articles?|news)$/, 'a post is a page in a folder, and a "cardGrid" lists the folder'],
  [/^(?:notice|banner|alert|announcement|popup|modal|message)$/, '"ctaBand" takes a notice'],
  [/^(?:html|script|code|widget|custom|raw)$/, '"prose" takes text with **bold** words, lists and links'],
  [
    /^(?:form|signup|newsletter|booking|calendar|survey|appointments?)$/,
    'the forms are "quoteForm" and "contactForm", and "linkList" leads to the form of another service',
  ],
  [/^(?:offices?|branches)$/, '"contactDetails" shows the office of its page, which "branch" names'],
]

/** What comes nearest to a section type that somebody wishes for, as a part of a sentence; undefined for other names. */
export function nearestToWish(type: string): string | undefined {
  const name = type
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace(/(?:section|block|list|grid)$/, '')
  return wishes.find(([names]) => names.test(name))?.[1]
}
