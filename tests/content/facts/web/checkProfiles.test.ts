import { describe, expect, test } from 'vitest'
import { checkProfiles } from '../../../../src/content/facts/web/checkProfiles.ts'
import { smallConfig } from '../../smallSite.ts'

function told(href: string) {
  const company = { ...smallConfig.company, sameAs: [href] }
  const columns = [{ heading: 'Follow us', links: [{ label: 'There', href }] }]
  return checkProfiles({ ...smallConfig, company, footer: { ...smallConfig.footer, columns } }).map(({ path }) =>
    path.slice(0, 2).join('.'),
  )
}

describe('src/content/facts/web/checkProfiles', () => {
  test.each(['https://www.facebook.com/', 'https://instagram.com', 'https://de.linkedin.com/', 'https://x.com/'])(
    'tells that "%s" is about nobody',
    (href) => {
      expect(told(href)).toEqual(['company.sameAs', 'footer.columns'])
    },
  )

  test.each([
    'https://www.facebook.com/yourpage',
    'https://www.instagram.com/your_username/',
    'https://www.linkedin.com/company/your-company-name',
    'https://www.facebook.com/votrepage',
    'https://www.facebook.com/IhreSeite',
    'https://www.instagram.com/tuempresa',
    'https://www.youtube.com/@yourchannel',
  ])('knows "%s" as the page of nobody', (href) => {
    expect(told(href)).toEqual(['company.sameAs', 'footer.columns'])
  })

  test.each([
    'https://www.facebook.com/YourDentistLeeds',
    'https://www.facebook.com/100%25',
    'https://www.facebook.com/%E0%A4%A',
    'https://www.facebook.com/brightwork',
    'https://www.facebook.com/?id=4711',
    'https://www.linkedin.com/company/brightwork',
    'https://brightwork.tumblr.com/',
    'https://facebook.com.example.org/',
  ])('leaves "%s" alone', (href) => {
    expect(told(href)).toEqual([])
  })

  test.each([
    'https://www.instagramm.com/marblestep/',
    'https://www.facebok.com/marblestep',
    'https://youtub.com/@marblestep',
    'https://www.linkedn.com/company/marblestep',
    'https://www.tripadviser.com/x',
  ])('tells of the slip in the host of "%s"', (href) => {
    expect(told(href)).toEqual(['company.sameAs', 'footer.columns'])
  })

  test.each([
    'https://www.tripadvisor.co.uk/x',
    'https://www.yell.com/biz/x',
    'https://www.ticktock.org/x',
    'https://fr.linkedin.com/in/x',
    'https://www.youtube.de/x',
  ])('leaves the host of "%s" alone', (href) => {
    expect(told(href)).toEqual([])
  })

  test('refuses a page of the site as a profile elsewhere', () => {
    expect(told('https://www.example.com/about/')).toEqual(['company.sameAs'])
  })
})
