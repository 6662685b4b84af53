import { describe, expect, test } from 'vitest'
import type { FieldParts } from '../../../src/content/model/formModel.ts'
import { breaksDay, explainDay, withDaysOf } from '../../../src/ui/form/boxes/DayBox.tsx'

const birthday: FieldParts = { name: 'born', type: 'date', label: 'Date of birth', to: 'today', says: {} }
const now = new Date('2026-11-24T12:00:00')

describe('src/ui/form/boxes/DayBox, a day up to today', () => {
  test('takes today and every day before', () => {
    expect(breaksDay('2026-11-24', birthday, now)).toBeUndefined()
    expect(breaksDay('1941-02-28', birthday, now)).toBeUndefined()
  })

  test('refuses tomorrow', () => {
    expect(breaksDay('2026-11-25', birthday, now)).toBe('late')
  })
})

describe('src/ui/form/boxes/DayBox, a day on which the company is open', () => {
  const visit: FieldParts = {
    ...{ name: 'day', type: 'date', label: 'Day', says: {} },
    notOn: ['sunday', '2026-12-25/2026-12-28', '2027-01-01'],
  }

  test.each(['2026-11-29', '2026-12-25', '2026-12-27', '2026-12-28', '2027-01-01'])('refuses %s', (day) => {
    expect(breaksDay(day, visit, now)).toBe('closed')
  })

  test.each(['2026-12-24', '2026-12-29', '2026-12-31'])('takes %s', (day) => {
    expect(breaksDay(day, visit, now)).toBeUndefined()
  })
})

describe('src/ui/form/boxes/DayBox, days of an answer', () => {
  const visit: FieldParts = {
    ...{ name: 'day', type: 'date', label: 'Day', notOn: ['sunday'], says: { closed: 'Not on Sundays.' } },
    alsoNotOn: [{ when: { office: 'Towson' }, notOn: ['friday'], closed: 'Not on Sundays and Fridays.' }],
  }
  const inTowson = withDaysOf(visit, ({ office }) => office === 'Towson')

  test('are refused with that answer, in its own words, beside those of all answers', () => {
    expect(['2026-11-27', '2026-11-29', '2026-11-30'].map((day) => breaksDay(day, inTowson, now))).toEqual([
      ...['closed', 'closed', undefined],
    ])
    expect(inTowson.says.closed).toBe('Not on Sundays and Fridays.')
  })

  test('are explained where the reason is known', () => {
    const reasons = [['2026-12-24/2026-12-26', 'Christmas.']] as const
    const moving = {
      when: { office: 'Towson' },
      notOn: ['2026-12-22'],
      reasons: [['2026-12-22', 'Moving.']] as const,
      closed: '',
    }
    const field = { ...visit, notOn: ['2026-12-24/2026-12-26'], reasons, alsoNotOn: [moving] }
    const said = (day: string) =>
      explainDay(
        day,
        withDaysOf(field, () => true),
        'closed',
      )
    expect([said('2026-12-25'), said('2026-12-22'), said('2026-12-27')]).toEqual(['Christmas.', 'Moving.', undefined])
    expect(explainDay('2026-12-25', field, 'late')).toBeUndefined()
  })

  test('are taken with another answer', () => {
    const elsewhere = withDaysOf(visit, () => false)
    expect([breaksDay('2026-11-27', elsewhere, now), elsewhere.says.closed]).toEqual([undefined, 'Not on Sundays.'])
  })
})
