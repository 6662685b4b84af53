/** A small site without problems, so that only a test's changes can cause one. */
const page = (name: string, more: object = {}, sections: object[] = []) =>
  JSON.stringify({
    name,
    title: `${name} in Baltimore`,
    description: `What {company} does about ${name} in offices, clinics and schools around the harbor.`,
    ...more,
    sections: [{ type: 'hero', heading: name }, ...sections],
  })

const config = {
  domain: 'https://www.marblestep.example',
  company: {
    name: 'Marblestep',
    tagline: 'JANITORIAL & FACILITY SOLUTIONS',
    phone: '(410) 555-0142',
    email: 'hello@marblestep.example',
    address: { street: '3410 Windsor Mill Road', city: 'Baltimore', state: 'MD', zip: '21207' },
    priceRange: '$',
    description: 'Janitorial and facility cleaning.',
    responseTime: 'one business day',
  },
  header: { links: ['/services/', '/about/'], button: { label: 'Request a Quote', href: '/quote/' } },
  footer: {
    columns: [{ heading: 'Services', source: { collection: 'services' } }],
    links: ['/about/'],
    careers: null,
  },
  forms: { quote: { endpoint: null }, contact: { endpoint: null } },
}

export const baseSite: Readonly<Record<string, string>> = {
  'site.config.json': JSON.stringify(config, null, 2),
  'pages/index.json': page('Home'),
  'pages/about.json': page('About', {}, [
    { type: 'ctaBand', id: 'values', heading: 'Values', actions: [{ call: true }] },
  ]),
  'pages/quote.json': page('Quote', {}, [{ type: 'quoteForm' }]),
  'pages/services/index.json': page('Services', {}, [{ type: 'cardGrid', source: { collection: 'services' } }]),
  'pages/services/disinfection.json': page('Disinfection'),
  'pages/services/windows.json': page('Windows', { draft: true }),
}

export const baseAssets: readonly string[] = ['/social.png', '/files/checklist.pdf']
