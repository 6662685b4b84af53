import { expect, test } from 'vitest'
import { type Built, failing, type PageHtml, plain, textOf } from '../pageHtml.ts'
import { config } from './head.ts'

const services = ['Janitorial', 'Office Cleaning', 'Disinfection', 'Floor Care', 'Post-Construction Cleaning']
const scope = [
  'Restroom cleaning and sanitization',
  'Breakroom and kitchen cleaning',
  'Trash and recycling removal',
  'Floor mopping',
  'Sweeping and vacuuming',
  'High-touch surface disinfection',
  'Restocking of supplies',
]
const towns = ['Baltimore', 'Towson', 'Dundalk', 'Owings Mills', 'Timonium']

/** Words of section 2 of the specification that each page contains, ignoring case. */
const words: Record<string, string[]> = {
  '/': [
    'Professional Janitorial Services in Baltimore, MD',
    'Request Your Free Quote',
    'Call Us Now',
    'Our Core Services',
    `Why Businesses in Baltimore Trust ${config.company.name}`,
    'Unmatched Reliability',
    'Local Expertise',
    'Eco-Friendly Cleaning',
    'Customized Plans',
    'Industries We Serve',
    'Serving Baltimore and Surrounding Areas',
    'Learn More',
    'no-obligation',
  ],
  '/services/': [
    'Our Services',
    'Commercial Janitorial Services',
    'Commercial Office Cleaning',
    'Disinfection Services',
    'Floor Care',
    'Post-Construction Cleaning',
  ],
  '/services/janitorial-services/': [
    ...scope,
    'Professionalism',
    'Vetted Staff',
    'Consistent Quality',
    'Dedicated Support',
    'Get a Free Janitorial Quote in Baltimore',
    'daily, weekly or monthly',
  ],
  '/services/commercial-office-cleaning/': ['daily', 'deep cleaning'],
  '/services/disinfection/': ['hospital-grade', 'EPA-approved', 'high-touch'],
  '/services/floor-care/': ['carpet', 'upholstery', 'strip', 'wax', 'polish', 'hardwood', 'tile', 'VCT'],
  '/services/post-construction-cleaning/': ['post-construction'],
  '/industries/': ['Medical', 'Offices', 'Schools', 'Daycare', 'Retail', 'Government', 'Learn More'],
  '/locations/': [...towns, 'Learn More'],
  '/about/': ['Mission', 'Vision', 'Core Values', 'Integrity', 'Leadership', 'Balance', 'Excellence', 'Experience'],
  '/quote/': ['Fill the Form', 'Quick Response', 'Detailed Proposal'],
  '/contact/': ['Phone', 'E-Mail', 'Address', config.company.phone, config.company.email, '21207', 'Send Message'],
  '/blog/': ['Coming Soon', 'Notify Me'],
  '/thank-you/': ['quote request', 'received', 'specialist', 'one business day', config.company.phone],
  '/404.html': [
    'Page Not Found',
    "Sorry, we couldn't find the page you were looking for. It might have been moved or deleted.",
  ],
}

/** The required link targets in the main part of each page, beyond its words. */
const targets: Record<string, string[]> = {
  '/': [
    '/contact/',
    '/quote/',
    '/services/janitorial-services/',
    '/services/commercial-office-cleaning/',
    '/locations/',
  ],
  '/services/janitorial-services/': ['/services/commercial-office-cleaning/', '/services/floor-care/'],
  '/services/commercial-office-cleaning/': ['/quote/', '/contact/'],
  '/services/disinfection/': ['/quote/', '/contact/'],
  '/services/floor-care/': ['/quote/', '/contact/'],
  '/services/post-construction-cleaning/': ['/quote/', '/contact/'],
  '/industries/medical/': ['/contact/'],
  '/industries/offices/': ['/contact/'],
  '/industries/schools-daycare/': ['/contact/'],
  '/industries/government/': ['/contact/'],
  '/industries/retail/': ['/quote/'],
  '/about/': ['/quote/'],
  '/contact/': ['/quote/'],
  '/thank-you/': ['/', '/quote/#request'],
  '/blog/': ['/contact/', '/services/floor-care/'],
  '/404.html': ['/', '/services/'],
}

const below = (built: Built, folder: string) =>
  built.pages.filter(({ address }) => address.startsWith(folder) && address !== folder)
const mainLinks = ({ document }: PageHtml) =>
  [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href') ?? '')
const headings = ({ document }: PageHtml, level: string) =>
  [...document.querySelectorAll(`main ${level}`)].map((heading) => plain(heading.textContent))

export function testSpecification(built: () => Built): void {
  test.each(Object.entries(words))('says on %s what the specification names', (address, expected) => {
    const text = textOf(built().page(address)).toLowerCase()
    expect(expected.filter((each) => !text.includes(each.toLowerCase()))).toEqual([])
  })

  test.each(Object.entries(targets))('leads from %s where the specification says', (address, expected) => {
    const links = mainLinks(built().page(address))
    expect(expected.filter((href) => !links.includes(href))).toEqual([])
  })

  test('has the main headings that the specification gives word for word', () => {
    const given = { '/': 'Professional Janitorial Services in Baltimore, MD', '/404.html': 'Page Not Found' }
    for (const [address, heading] of Object.entries(given)) {
      expect(headings(built().page(address), 'h1')).toEqual([heading])
    }
    expect([...headings(built().page('/services/'), 'h1'), ...headings(built().page('/services/'), 'h2')]).toContain(
      'Our Services',
    )
  })

  test('has the quote form on 18 pages', () => {
    const withForm = built().pages.filter(({ document }) => document.querySelector('form[data-form=quote]'))
    const expected = built().pages.filter(
      ({ address }) =>
        ['/', '/services/', '/quote/'].includes(address) || /^\/(services|industries|locations)\/./.test(address),
    )
    expect(withForm.map(({ address }) => address)).toEqual(expected.map(({ address }) => address))
    expect(withForm.length).toBe(18)
  })

  test('has the contact form on the contact page only', () => {
    const withForm = built().pages.filter(({ document }) => document.querySelector('form[data-form=contact]'))
    expect(withForm.map(({ address }) => address)).toEqual(['/contact/'])
  })

  test('has columns of all services, industries and locations in every footer', () => {
    const found = failing(built().pages, ({ document }) => {
      const columns = [...document.querySelectorAll('footer nav')].map((column) => [
        column.querySelector('h2')?.textContent,
        [...column.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '').sort(),
      ])
      const expected = ['Services', 'Industries', 'Locations'].map((name) => [
        name,
        below(built(), `/${name.toLowerCase()}/`)
          .map(({ address }) => address)
          .sort(),
      ])
      return JSON.stringify(columns) === JSON.stringify(expected) || JSON.stringify(columns)
    })
    expect(found).toEqual([])
  })

  test('has name, tagline, address, phone, e-mail, the last row and the year in every footer', () => {
    const { name, tagline, address, phone, email } = config.company
    const year = `© ${new Date().getFullYear()} ${name}`
    const row = ['/privacy-policy/', '/sitemap/', '/about/', '/contact/', '/quote/', '/blog/']
    const found = failing(built().pages, ({ document }) => {
      const footer = document.querySelector('footer')
      const text = plain(footer?.textContent)
      const missing = [name, tagline, address.street, 'Baltimore, MD 21207', phone, email, year, 'Careers']
      const links = [`tel:+1${phone.replace(/\D/g, '')}`, `mailto:${email}`, ...row]
      return [
        ...missing.filter((each) => !text.includes(each)),
        ...links.filter((href) => !footer?.querySelector(`a[href="${href}"]`)),
      ]
    })
    expect(found).toEqual([])
  })

  test('has a link "Careers" that goes nowhere', () => {
    const links = [...built().page('/').document.querySelectorAll('footer a')]
    const careers = links.find(({ textContent }) => textContent?.trim() === 'Careers')
    expect([careers?.getAttribute('href'), careers?.getAttribute('aria-disabled')]).toEqual([null, 'true'])
  })

  test('has the five links and the button in every header', () => {
    const expected = ['/services/', '/industries/', '/locations/', '/about/', '/blog/']
    const found = failing(built().pages, ({ document }) => {
      const links = [...document.querySelectorAll('header nav > ul > li > a')].map((link) => link.getAttribute('href'))
      const buttons = [...document.querySelectorAll('header a[href="/quote/"]')].map(({ textContent }) => textContent)
      return (String(links) === String(expected) && buttons.includes('Request a Quote')) || links
    })
    expect(found).toEqual([])
  })

  test('has all services, with a link each, on every town page', () => {
    const found = failing(below(built(), '/locations/'), (page) => {
      const links = mainLinks(page)
      return below(built(), '/services/').flatMap(({ address }) => (links.includes(address) ? [] : [address]))
    })
    expect(found).toEqual([])
  })

  test('has three text sections on every industry page', () => {
    const found = failing(below(built(), '/industries/'), (page) => {
      const titles = headings(page, 'h3').length
      return titles >= 3 || `${titles} titles`
    })
    expect(found).toEqual([])
  })

  test('has six facility types and a map without a frame on the page of Baltimore', () => {
    const { document } = built().page('/locations/baltimore-md/')
    const checklist = [...document.querySelectorAll('main ul')].filter(({ children }) => children.length === 6)
    expect([checklist.length, document.querySelectorAll('iframe').length]).toEqual([1, 0])
    expect(document.querySelector('main svg[role=img]')).not.toBeNull()
  })

  test('has a drawn map with the way from the office on every town page', () => {
    const found = failing(below(built(), '/locations/'), ({ document }) => {
      const label = document.querySelector('main svg[role=img]')?.getAttribute('aria-label') ?? 'no map'
      return /^Map of .*, \d+ minutes from Marblestep$/.test(label) || label
    })
    expect(found).toEqual([])
  })

  test('answers three questions on every service page', () => {
    const found = failing(below(built(), '/services/'), ({ document }) => {
      const count = document.querySelectorAll('[data-island=faq] h3').length
      return count === 3 || `${count} questions`
    })
    expect(found).toEqual([])
  })

  test('ticks nothing that the owner has still to write', () => {
    expect(built().page('/privacy-policy/').document.querySelectorAll('[data-boxes=open] > li').length).toBe(8)
  })

  test('says without scripts what Notify Me would say', () => {
    const { document } = built().page('/blog/')
    expect(document.querySelector('main noscript')?.textContent).toContain('not implemented yet')
  })

  test('draws no picture on two pages', () => {
    const drawings = built().pages.map(
      ({ document }) => document.querySelector('main svg[preserveAspectRatio$=slice]')?.innerHTML,
    )
    const drawn = drawings.filter((drawing) => drawing !== undefined)
    expect(drawn.length).toBeGreaterThan(19)
    expect(new Set(drawn).size).toBe(drawn.length)
  })

  test('has a map in a lazy frame with a title on the locations index', () => {
    const frame = built().page('/locations/').document.querySelector('iframe')
    expect([frame?.getAttribute('loading'), Boolean(frame?.getAttribute('title'))]).toEqual(['lazy', true])
    expect(built().page('/locations/').document.querySelectorAll('main a[target=_blank]').length).toBe(1)
  })

  test('names the five services on the home page in five cards with "Learn More" each', () => {
    const { document } = built().page('/')
    const more = [...document.querySelectorAll('main a')].filter(({ textContent }) =>
      textContent?.startsWith('Learn More'),
    )
    const hrefs = more.map((link) => link.getAttribute('href') ?? '')
    expect([
      hrefs.filter((href) => href.startsWith('/services/')).length,
      hrefs.filter((href) => href.startsWith('/industries/')).length,
    ]).toEqual([5, 5])
    const text = textOf(built().page('/'))
    expect(services.filter((service) => !text.includes(service))).toEqual([])
  })
}
