import { describe, expect, test } from 'vitest'
import { findPageMistakes } from '../../../../src/content/check/checkPage.ts'
import { findFormMistakes } from '../../../../src/content/check/form/checkForm.ts'
import { builtInTypes } from '../../../../src/content/schema/sectionTypes.ts'
import { pageFile } from '../../inMemory.ts'

type Fields = Record<string, unknown>

const card = { title: 'Windows', text: 'Inside and out.' }
const button = { label: 'Ask', href: '/quote/' }
const photo = { src: '/desk.jpg', alt: 'A desk' }

/** Returns the fixes for a page with one section after its hero, and whether --fix applies them. */
function advised(section: Fields, page: Fields = {}): string[] {
  return findPageMistakes(JSON.parse(pageFile([section], page)), { country: 'US', types: builtInTypes }).map(
    ({ fix, replacement, edits }) => `${replacement !== undefined || edits ? 'fixes' : 'tells'}: ${fix}`,
  )
}
const form = (field: Fields) =>
  findFormMistakes({ title: 'Ask', button: 'Send', fields: [{ name: 'a', type: 'text', label: 'A', ...field }] })

describe('src/content/check, names of other systems', () => {
  test.each<[string, Fields, string]>([
    ['subtitle', { type: 'ctaBand', heading: 'A', actions: [button], subtitle: 'B' }, 'text'],
    ['subheading', { type: 'cardGrid', items: [card], subheading: 'B' }, 'intro'],
    ['title', { type: 'cardGrid', items: [card], title: 'B' }, 'heading'],
    ['title', { type: 'checklist', items: [{ text: 'a' }], title: 'B' }, 'heading'],
    ['cta', { type: 'ctaBand', heading: 'A', cta: [button] }, 'actions'],
    ['buttons', { type: 'ctaBand', heading: 'A', buttons: [button] }, 'actions'],
    ['cards', { type: 'cardGrid', cards: [card] }, 'items'],
    ['img', { type: 'ctaBand', heading: 'A', actions: [button], img: photo }, 'image'],
    ['cost', { type: 'priceList', groups: [{ items: [{ title: 'a', cost: '$5' }] }] }, 'price'],
    ['anchor', { type: 'cardGrid', items: [card], anchor: 'work' }, 'id'],
    ['anchorId', { type: 'cardGrid', items: [card], anchorId: 'work' }, 'id'],
    ['cta', { type: 'cardGrid', items: [{ ...card, cta: button }] }, 'link'],
    ['picture', { type: 'gallery', items: [{ picture: photo }, { image: photo }, { image: photo }] }, 'image'],
    ['position', { type: 'team', items: [{ name: 'A', position: 'B' }] }, 'role'],
    ['stars', { type: 'testimonials', items: [{ quote: 'A', author: 'B', stars: 5 }] }, 'rating'],
    ['oldPrice', { type: 'offers', items: [{ title: 'A', price: '$5', text: 'b', oldPrice: '$6' }] }, 'usualPrice'],
  ])('%s is renamed by its meaning', (_, section, field) => {
    const [first, ...others] = advised(section)
    expect(others).toEqual([])
    expect(first).toMatch(new RegExp(`^fixes: Rename it to "${field}"`))
  })

  test.each<[string, Fields, Fields, string]>([
    [
      'the height of a frame',
      { type: 'embed', title: 'A', address: 'https://calendar.example.com/a', image: photo, height: 600 },
      {},
      'It is called "size" here',
    ],
    ['a name of no visitors concern', { type: 'cardGrid', items: [card], name: 'main' }, {}, 'heading'],
    ['a picture by its place alone', { type: 'ctaBand', heading: 'A', actions: [button], img: '/a.jpg' }, {}, 'image'],
    [
      'a word that is there',
      { type: 'ctaBand', heading: 'A', intro: 'B', text: 'C', actions: [button], lead: 'D' },
      {},
      '"text" here, which is there already',
    ],
    ['the address of a page', { type: 'cardGrid', items: [card] }, { slug: 'towson' }, 'the place of the file'],
    ['words for search engines', { type: 'cardGrid', items: [card] }, { keywords: 'a, b' }, 'search engines'],
    ['a switch of another system', { type: 'cardGrid', items: [card] }, { published: false }, '"draft": true'],
    ['a class', { type: 'cardGrid', items: [card], className: 'wide' }, {}, '"tone"'],
    ['the words of a button', { type: 'hero', heading: 'A', buttonText: 'Ask' }, {}, '"label": "…", "href"'],
  ])('%s is explained and left', (_, section, page, words) => {
    const all = advised(section, page).filter((advice) => advice.includes(words))
    expect(all).toHaveLength(1)
    expect(all[0]).toMatch(/^tells: /)
  })

  test.each([
    ['liveChat', /WhatsApp/],
    ['chatWidget', /WhatsApp/],
    ['WhatsApp', /WhatsApp/],
    ['instagramFeed', /"gallery".*sameAs/],
    ['socialMedia', /sameAs/],
    ['shop', /shop/],
    ['productGrid', /shop/],
    ['cookieBanner', /cookies/],
    ['gdprConsent', /cookies/],
    ['searchBar', /"sitemapList"/],
    ['comments', /"testimonials"/],
    ['countdownTimer', /"offers".*last day/],
    ['divider', /"tone"/],
    ['verticalSpacer', /"tone"/],
    ['memberLogin', /"linkList"/],
    ['downloads', /public\//],
    ['pdfList', /public\//],
    ['podcastPlayer', /"embed"/],
    ['breadcrumbs', /by itself/],
    ['languageSwitcher', /by itself/],
    ['siteFooter', /site\.config\.json/],
    ['navbar', /site\.config\.json/],
    ['newsletterSignup', /"form"/],
    ['popupOffer', /"offers"/],
    ['customHtml', /"prose"/],
    ['googleReviews', /"testimonials"/],
    ['pricingPlans', /"priceList"/],
    ['ourTeam', /"team"/],
    ['meetTheTeam', /"team"/],
    ['photoGallery', /"gallery"/],
    ['heroImage', /"hero"/],
  ])('names the nearest way for a section called %s', (type, way) => {
    const [advice = '', ...others] = advised({ type, heading: 'A' })
    expect([advice, others]).toEqual([expect.stringMatching(way), []])
    expect(advice).not.toMatch(/Types: /)
  })

  test.each(['zzyzx', 'weather', 'quux', 'planet'])('a section called %s is shown the types that there are', (type) => {
    expect(advised({ type })).toEqual([expect.stringMatching(/^tells: Types: hero, /)])
  })

  test.each(['font', 'fontFamily', 'fontSize', 'borderRadius', 'shadow'])('%s is the theme of the site', (name) => {
    const all = advised({ type: 'cardGrid', items: [card], [name]: 'x' })
    expect(all).toEqual([expect.stringMatching(/theme/)])
  })

  test.each<[string, Fields, string]>([
    ['validUntil', { salary: { from: 20, per: 'hour' } }, 'validThrough'],
    ['expires', { employmentType: 'full-time', date: '2026-05-01' }, 'validThrough'],
    ['validUntil', { price: 20 }, 'until'],
    ['endDate', { price: 20 }, 'until'],
    ['endDate', { starts: '2026-05-01', price: 20 }, 'ends'],
  ])('%s beside %j is what such a page says', (name, page, field) => {
    expect(advised({ type: 'cardGrid', items: [card] }, { ...page, [name]: '2026-06-01' })).toEqual([
      `fixes: Rename it to "${field}".`,
    ])
  })

  test.each<[string, Fields, string]>([
    ['mandatory', { mandatory: true }, 'required'],
    ['hint', { hint: 'As on the invoice' }, 'help'],
    ['showIf', { showIf: { a: 'b' } }, 'when'],
  ])('the setting %s of a field of a form is renamed', (_, field, name) => {
    expect(form(field).map(({ replacement }) => replacement)).toEqual([`"${name}"`])
  })

  test.each<[string, Fields, string]>([
    ['cta', { type: 'cta', heading: 'A', actions: [button] }, 'ctaBand'],
    ['cards', { type: 'cards', items: [card] }, 'cardGrid'],
    ['cards with buttons', { type: 'cards', cards: [{ ...card, cta: button }] }, 'cardGrid'],
    ['features', { type: 'features', items: [{ title: 'A' }] }, 'featureList'],
    ['accordion', { type: 'accordion', items: [{ question: 'A?', answer: 'B' }] }, 'faq'],
    ['faqSection', { type: 'faqSection', items: [{ question: 'A?', answer: 'B' }] }, 'faq'],
    ['richText', { type: 'richText', text: 'A' }, 'prose'],
  ])('a section called %s is that type where it fits', (_, section, type) => {
    expect(advised(section)).toEqual([`fixes: It is called "${type}" here; pages/REFERENCE.md shows its fields.`])
    expect(advised({ ...section, zzyzx: 1 })).toEqual([
      `tells: It is called "${type}" here; pages/REFERENCE.md shows its fields.`,
    ])
  })
})
