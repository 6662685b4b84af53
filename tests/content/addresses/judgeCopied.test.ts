import { describe, expect, test } from 'vitest'
import { judgeWeb } from '../../../src/content/addresses/judgeOutside.ts'
import { judgePage } from '../../../src/content/addresses/judgePage.ts'
import { severityOf } from '../../../src/content/problem/mistake.ts'

const targets = { anchors: () => undefined, isDraft: () => false, assets: new Set<string>() }
const judge = (href: string) => judgeWeb(href, { ...targets, pages: new Map() })
const judgeInside = (href: string) =>
  judgePage(href, { ...targets, pages: new Map([['/quote/', 'pages/quote.json']]) }, {})

describe('src/content/addresses/judgeCopied', () => {
  test.each([
    ['https://tceq.example.org/x?utm_source=chatgpt.com', 'https://tceq.example.org/x'],
    ['https://epa.gov/air?page=2&utm_source=openai#top', 'https://epa.gov/air?page=2#top'],
    ['https://leeds.gov.uk/bins?fbclid=IwAR0abc', 'https://leeds.gov.uk/bins'],
    ['https://shop.de/p?id=7&gclid=Cj0&x=1', 'https://shop.de/p?id=7&x=1'],
    ['https://blog.fr/a?mc_cid=1&mc_eid=2', 'https://blog.fr/a'],
  ])('tells where "%s" was copied', (href, meant) => {
    expect(judge(href)).toMatchObject({ code: 'link-of-a-program', severity: 'tip', meant })
  })

  test.each([
    [
      'https://eur02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fwww.cqc.org.uk%2Fa&data=05%7C02',
      'https://www.cqc.org.uk/a',
    ],
    ['https://www.google.com/url?sa=t&url=https%3A%2F%2Fvdi.de%2F', 'https://vdi.de/'],
    ['https://www.google.fr/url?q=https://ouest-france.fr/x', 'https://ouest-france.fr/x'],
    ['https://l.facebook.com/l.php?u=https%3A%2F%2Foficina.es%2F&h=AT', 'https://oficina.es/'],
    ['https://linkprotect.cudasvc.com/url?a=https%3a%2f%2fepa.gov%2f&c=E', 'https://epa.gov/'],
    ['/quote/?utm_source=newsletter&utm_medium=email', '/quote/'],
    ['/quote/?service=floors&fbclid=IwAR0abc', '/quote/?service=floors'],
  ])('proposes the address that is meant by "%s"', (href, meant) => {
    const found = href.startsWith('/') ? judgeInside(href) : judge(href)
    expect(found).toMatchObject({ code: 'link-of-a-program', meant })
    expect(found && severityOf(found)).toBe('warning')
  })

  test('asks for the address where a program hides it', () => {
    const fault = judge('https://urldefense.com/v3/__https://epa.gov/__;!!abc$')
    expect(fault).toMatchObject({ code: 'link-of-a-program' })
    expect(fault?.meant).toBeUndefined()
  })

  test.each([
    'https://www.google.com/maps/place/Leeds',
    'https://partner.com/book?utm_source=marblestep&utm_medium=website',
    'https://www.facebook.com/marblestep/',
    'https://www.google.com/search?q=cleaners',
    'https://shop.de/p?id=7',
  ])('leaves "%s" alone', (href) => {
    expect(judge(href)).toBeUndefined()
  })

  test('leaves other parameters of a page of the site alone', () => {
    expect(judgeInside('/quote/?service=floors')).toBeUndefined()
  })
})
