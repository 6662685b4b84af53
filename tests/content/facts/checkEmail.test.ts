import { describe, expect, test } from 'vitest'
import { checkEmail } from '../../../src/content/facts/web/checkEmail.ts'
import { severityOf } from '../../../src/content/problem/mistake.ts'

const check = (email: string) => checkEmail(email, ['email'], 'brightwork.com')

describe('src/content/facts/web/checkEmail', () => {
  test.each([
    'hello@brightwork.com',
    'hello@mail.brightwork.com',
    'hello@brightwork.example',
    'a.b+c@brightwork.co.uk',
    'brightwork@gmail.com',
    'brightwork@mail.com',
    'brightwork@ymail.com',
    'brightwork@gmx.ch',
    'brightwork@yahoo.fr',
    'brightwork@outlook.de',
    'brightwork@aol.com',
    'brightwork@me.com',
    'brightwork@hotmail.es',
    'info@orange.com',
    'info@köln.de',
    'info@xn--kln-sna.de',
    'info@office.cleaning',
    'info@rogerson.com',
    'info@gmail-cleaning.com',
  ])('takes %s', (email) => {
    expect(check(email)).toEqual([])
  })

  test.each([
    'hello@localhost',
    'hello@brightwork',
    'hello@192.168.1.20',
    'hello@8.8.8.8',
    'hello@brightwork..com',
    'hello@brightwork.com.',
    'hello@.brightwork.com',
    'hello@-brightwork.com',
    'hello@brightwork.c',
    'hello@brightwork.123',
    'hello@mail.local',
    'hello@server.lan',
    'hello@bright_work!.com',
    '.hello@brightwork.com',
    'hello.@brightwork.com',
    'he..llo@brightwork.com',
    '{email}@brightwork.com',
  ])('refuses %s', (email) => {
    expect(check(email)).toMatchObject([{ code: 'wrong-email' }])
  })

  test.each([
    ['hello@gmial.com', 'gmail.com'],
    ['hello@gmal.com', 'gmail.com'],
    ['hello@gmail.co', 'gmail.com'],
    ['hello@hotmial.com', 'hotmail.com'],
    ['hello@yaho.com', 'yahoo.com'],
    ['hello@outlok.com', 'outlook.com'],
    ['hello@iclould.com', 'icloud.com'],
    ['hello@btintenet.com', 'btinternet.com'],
    ['hello@birghtwork.com', 'brightwork.com'],
  ])('asks of %s whether %s is meant', (email, host) => {
    const mistakes = check(email)
    expect(mistakes).toMatchObject([{ fix: `If that is meant, write "hello@${host}".` }])
    expect(mistakes.map(severityOf)).toEqual(['warning'])
  })

  test.each([
    ['hello@gmail.con', 'hello@gmail.com'],
    ['hello@comcast.ner', 'hello@comcast.net'],
    ['hello@brightwork.cmo', 'hello@brightwork.com'],
  ])('refuses %s, as nothing ends so, and offers %s', (email, meant) => {
    expect(check(email)).toMatchObject([{ code: 'wrong-email', fix: `If that is meant, write "${meant}".` }])
  })

  test('mends dots that are too many', () => {
    expect(check('hello@brightwork..com.')[0]?.replacement).toBe('"hello@brightwork.com"')
  })
})
