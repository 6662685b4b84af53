import { describe, expect, test } from 'vitest'
import { patterns } from '../../../../schemas/parts/patterns.ts'
import { explainPattern } from '../../../../src/content/check/values/patternWords.ts'

describe('src/content/check/values/patternWords', () => {
  test.each([
    ['email', ' hello@example.com ', 'hello@example.com'],
    ['email', 'roundhay @ninebeck.example', 'roundhay@ninebeck.example'],
    ['email', 'office@bluestemair,example', 'office@bluestemair.example'],
    ['email', 'office@@bluestemair.example', 'office@bluestemair.example'],
    ['email', 'mailto:office@bluestemair.example', 'office@bluestemair.example'],
    ['email', 'Office <office@bluestemair.example>', 'office@bluestemair.example'],
    ['email', 'werkstatt(at)lerchbaum.example', 'werkstatt@lerchbaum.example'],
    ['email', 'contact [arobase] orme [point] example', 'contact@orme.example'],
    ['email', 'office@bluestemair.example;', 'office@bluestemair.example'],
    ['someDay', 'Samstag', 'saturday'],
    ['someDay', 'SONNTAGS', 'sunday'],
    ['someDay', 'Sonnabend', 'saturday'],
    ['someDay', 'mardi', 'tuesday'],
    ['someDay', 'dimanches', 'sunday'],
    ['someDay', 'Le samedi', 'saturday'],
    ['someDay', 'sábado', 'saturday'],
    ['someDay', 'miercoles', 'wednesday'],
    ['someDay', 'lun.', 'monday'],
    ['someDay', 'Mi', 'wednesday'],
    ['someDay', 'Sat', 'saturday'],
    ['someDay', 'Saturdays', 'saturday'],
    ['someDay', '25.12.2026', '2026-12-25'],
    ['firstDay', 'Morgen', 'tomorrow'],
    ['lastDay', '3 Monate', '3 months'],
    ['lastDay', '1 semaine', '1 week'],
    ['lastDay', '10 días', '10 days'],
    ['base', '/repo', '/repo/'],
    ['base', 'repo/site', '/repo/site/'],
    ['base', '//repo/', '/repo/'],
    ['origin', 'www.example.com/', 'https://www.example.com'],
    ['origin', 'http://www.example.com', 'https://www.example.com'],
    ['origin', 'www.bäckerei.de', 'https://www.bäckerei.de'],
    ['httpsAddress', 'http://maps.example.com/embed?pb=1', 'https://maps.example.com/embed?pb=1'],
    [
      'httpsAddress',
      "<iframe src='https://maps.example.com/e?a=1&amp;b=2'></iframe>",
      'https://maps.example.com/e?a=1&b=2',
    ],
    ['host', 'https://img.example.com/photos/', 'img.example.com'],
    ['colour', '0E5A52', '#0E5A52'],
    ['colour', 'rgb(166,58,31)', '#A63A1F'],
    ['colour', '#abc', '#aabbcc'],
    ['twoCapitals', 'md', 'MD'],
    ['name', 'Our Values', 'our-values'],
    ['openingHours', 'Monday – Friday 7:00 – 19:00', 'Mo-Fr 07:00-19:00'],
    ['openingHours', 'Sat,SUN 9:30-14:00', 'Sa,Su 09:30-14:00'],
    ['openingHours', 'Weekdays 7:00-19:00', 'Mo-Fr 07:00-19:00'],
    ['openingHours', 'weekends from 9:00 to 14:00', 'Sa,Su 09:00-14:00'],
    ['openingHours', 'Daily: 8:00–17:00', 'Mo-Su 08:00-17:00'],
    ['openingHours', 'Mon-Fri 7am-7pm', 'Mo-Fr 07:00-19:00'],
    ['openingHours', 'Montag bis Freitag 8-17 Uhr', 'Mo-Fr 08:00-17:00'],
    ['openingHours', 'du mardi au samedi de 9 h à 18 h 30', 'Tu-Sa 09:00-18:30'],
    ['openingHours', 'sábado y domingo de 10:00 a 14:00', 'Sa,Su 10:00-14:00'],
    ['clock', '5.30 p.m.', '17:30'],
    ['clock', '18 Uhr', '18:00'],
    ['clock', '18h30', '18:30'],
    ['fromTo', '8 am – noon', '08:00-12:00'],
    ['day', '12. März 2027', '2027-03-12'],
    ['day', '1er mars 2027', '2027-03-01'],
    ['day', '12 de marzo de 2027', '2027-03-12'],
    ['moment', '12. März 2027 um 18 Uhr', '2027-03-12T18:00'],
    ['moment', '12 mars 2027 à 18h30', '2027-03-12T18:30'],
  ] as const)('mends the %s %j', (name, text, meant) => {
    expect(explainPattern({ pattern: patterns[name] }, text).replacement).toBe(JSON.stringify(meant))
  })

  test.each([
    ['email', 'info@'],
    ['email', 'bonsoir@orme.example, info@orme.example'],
    ['email', 'hello.marblestep.example'],
    ['email', 'hello marblestep.example'],
    ['email', 'a@b@marblestep.example'],
    ['someDay', 'Ostern'],
    ['someDay', 'Samstag und Sonntag'],
    ['lastDay', '3 Jahre'],
    ['email', '[a@b.com](mailto:a@b.com)'],
    ['base', '/../../'],
    ['base', '/a b/'],
    ['base', 'https://example.com/repo/'],
    ['origin', 'https://a b.example'],
    ['origin', 'https://example.com?x=1'],
    ['origin', 'https://x\n\nDisallow: *'],
    ['httpsAddress', 'https://evil.example;sandbox'],
    ['receiver', 'Webhook: https://hooks.example.com'],
    ['receiver', '//evil.example/x'],
    ['receiver', 'https://'],
    ['host', "images.example.com; script-src * 'unsafe-inline'"],
    ['host', '*'],
    ['phone', 'call us'],
    ['language', 'English'],
    ['openingHours', 'from 8:00-17:00'],
    ['openingHours', 'Sat 8:30-4:30'],
    ['openingHours', 'Winter 8:00-17:00'],
    ['clock', '7'],
    ['clock', '18 pm'],
    ['clock', '24:00'],
    ['day', '3/4/2026'],
    ['day', '31 June 2026'],
    ['day', '26-13-03'],
    ['colour', 'rgb(300,0,0)'],
    ['colour', 'red'],
    ['openingHours', 'Mo-Fr 07:00-25:00'],
    ['openingHours', 'Fr 08:30-13:00, 14:00-17:00'],
  ] as const)('refuses the %s %j and guesses nothing', (name, text) => {
    expect(new RegExp(patterns[name], 'u').test(text)).toBe(false)
    expect(explainPattern({ pattern: patterns[name] }, text).replacement).toBe(undefined)
  })

  test.each([
    ['email', 'roundhay @ninebeck.example', 'It has a blank in it: write "roundhay@ninebeck.example".'],
    ['email', 'a@b,example', 'It has a comma or a semicolon in the place of a dot: write "a@b.example".'],
    [
      'email',
      'bonsoir@orme.example, info@orme.example',
      'There are two addresses in one field: keep the one to which visitors write, such as "bonsoir@orme.example".',
    ],
    ['email', 'hello marblestep.example', 'It has no @: if "hello@marblestep.example" is meant, write that.'],
    [
      'email',
      'hello.marblestep.example',
      'It has no @, which stands between the name of the mailbox and its host, as in "hello@marblestep.example".',
    ],
    [
      'email',
      'a@b@orme.example',
      'It has 2 @, and an address has one, between the name of the mailbox and its host: delete the others.',
    ],
    ['day', '26-06-03', 'If "2026-06-03" is meant, write that: a year has four digits.'],
    ['day', '3.6.26', 'If "2026-06-03" is meant, write that: a year has four digits.'],
    [
      'origin',
      'https://www.ninebeck.example/accueil/',
      'Write "https://www.ninebeck.example". Does the site lie in a folder there? That is "base": "/accueil/".',
    ],
    ['someDay', 'Samstag und Sonntag', 'Write each day as an entry of its own: "saturday", "sunday".'],
  ] as const)('says of the %s %j: %s', (name, text, fix) => {
    expect(explainPattern({ pattern: patterns[name] }, text).fix).toBe(fix)
  })

  test('takes texts of any length without delay', () => {
    const long = ['a@', 'a.', 'Mo,', '0 ', '/a'].map((part) => `${part.repeat(100_000)} `)
    for (const pattern of Object.values(patterns))
      for (const text of long) expect(() => explainPattern({ pattern }, text)).not.toThrow()
  })
})
