import { describe, expect, test } from 'vitest'
import { baseSite } from '../../baseSite.ts'
import { pageFile, problemsWith } from '../../inMemory.ts'

const config = JSON.parse(baseSite['site.config.json'] ?? '')
const closures = [
  { from: '2026-12-24', to: '2026-12-28', note: 'Christmas' },
  { from: '2026-12-31', note: 'New Year’s Eve', hours: '08:00-12:00' },
]
const told = (page: object) =>
  problemsWith({
    'site.config.json': JSON.stringify({ ...config, company: { ...config.company, closures } }),
    'pages/events/open-house.json': pageFile([], { name: 'Open House', ...page }),
  })
    .filter(({ code }) => code === 'event-while-closed')
    .map(({ message }) => message)

describe('src/content/review/hours/createEventDayCheck', () => {
  test('tells an event on a day of closures', () => {
    expect(told({ starts: '2026-12-26T17:00' })).toEqual([
      'On 2026-12-26 the office is closed by the "closures" in site.config.json: "Christmas".',
    ])
  })

  test('leaves other days alone, half days, and events at another place', () => {
    const elsewhere = { name: 'Town hall', address: '1 Main Street, Baltimore, MD 21201' }
    expect(['2026-12-29T17:00', '2026-12-31'].map((starts) => told({ starts }))).toEqual([[], []])
    expect(told({ starts: '2026-12-26T17:00', place: elsewhere })).toEqual([])
  })
})
