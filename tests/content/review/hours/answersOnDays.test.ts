import { describe, expect, test } from 'vitest'
import { toldWith } from '../../../sites/siteFolder.ts'

const file = 'pages/treatments/emergencies.json'
const answer = 'In Headingley from 9 am to 1 pm, for emergencies only.'
const told = (text: string, question = 'Are you open on Saturdays?') =>
  toldWith('dental', [
    [file, answer, text],
    [file, 'Are you open on Saturdays?', question],
  ])

describe('src/content/review/hours/findToldDays, an answer about a weekday', () => {
  test.each([
    'In Headingley from 9 am to 2 pm, for emergencies only.',
    'In Roundhay from 9 am to 1 pm, for emergencies only.',
    'In Roundhay from 9 am to 12 noon.',
    'Yes, from 10 am to 1 pm.',
  ])('tells times that no office has: %j', (text) => {
    expect(told(text)).toEqual([`${file}: open-told-otherwise`])
  })

  test.each([
    [answer],
    ['From 9 am to 1 pm.'],
    ['In Roundhay from 10 am to 12 noon, by appointment only.'],
    ['In Roundhay from 10 am to 7 pm.', 'Are you open on Tuesdays?'],
    ['In Headingley from 8 am to 7 pm.', 'Are you open on Tuesdays?'],
    ['In the bakery from 8 am to 12 noon.'],
    ['From 9 am to 2 pm the phone is picked up.'],
    ['From 9 am to 2 pm.', 'Are you open on Saturdays in December?'],
  ])('leaves %j alone', (text, question?: string) => {
    expect(told(text, question)).toEqual([])
  })
})
