import { describe, expect, test } from 'vitest'
import type { FieldParts } from '../../../src/content/model/formModel.ts'
import { breaksDay, explainDay, withDaysOf, withHoursOf } from '../../../src/ui/form/boxes/DayBox.tsx'

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

describe('src/ui/form/boxes/DayBox, a time within the hours of a day', () => {
  const week = ['', '', '09:00-12:00,14:00-18:00', '09:00-18:00', '09:00-18:00', '09:00-18:00', '08:00-16:00']
  const field: FieldParts = {
    ...{ name: 'at', type: 'time', label: 'Time', says: {}, on: 'day', from: '08:00', to: '18:00' },
    hours: [
      { week, days: [['2026-12-23/2026-12-24', '09:00-11:00']] },
      { when: { office: 'Towson' }, week: week.map((_, day) => (day === 6 ? '10:00-15:00' : '')) },
    ],
    saysOfHours: {
      '08:00-16:00': 'Choose 8 to 4.',
      '09:00-11:00': 'Choose 9 to 11.',
      '10:00-15:00': 'Choose 10 to 3.',
    },
  }
  /** Returns the rule that a time on a day breaks, and its message. */
  const told = (time: string, day: string | undefined, isTowson = false) => {
    const known = withHoursOf(field, ({ office }) => office === undefined || isTowson, { ...(day && { day }) })
    const rule = breaksDay(time, known, now)
    return rule === undefined ? [] : [rule, explainDay(time, known, rule)]
  }

  test('is refused before, between and after them, and taken at both ends', () => {
    expect(told('08:00', '2026-11-28')).toEqual([])
    expect(told('16:00', '2026-11-28')).toEqual([])
    expect(told('16:01', '2026-11-28')).toEqual(['high', 'Choose 8 to 4.'])
    expect(told('08:30', '2026-12-01')).toEqual(['low', undefined])
    expect(told('13:00', '2026-12-01')).toEqual(['high', undefined])
    expect(told('15:00', '2026-12-01')).toEqual([])
  })

  test('is refused after half a day of a closure', () => {
    expect(told('11:30', '2026-12-24')).toEqual(['high', 'Choose 9 to 11.'])
  })

  test('follows the office that an answer names', () => {
    expect(told('15:30', '2026-11-28', true)).toEqual(['high', 'Choose 10 to 3.'])
    expect(told('15:30', '2026-11-28')).toEqual([])
  })

  test('is held against the first and the last hour alone without a day, and on a day that is closed', () => {
    expect([told('17:30', undefined), told('17:30', '2026-11-29')]).toEqual([[], []])
    expect(told('07:59', undefined)).toEqual(['low', undefined])
  })
})
