import { describe, expect, test } from 'vitest'
import { sentenceAt, sentencesOf } from '../../../../src/content/text/sentences/sentencesOf.ts'

describe('src/content/text/sentences/sentencesOf', () => {
  test.each([
    ['One. Two! Three?', ['One.', 'Two!', 'Three?']],
    ['No stop', ['No stop']],
    ['One line\nanother line', ['One line', 'another line']],
    ['He said "go." Then left.', ['He said "go."', 'Then left.']],
    ['At 4.30 pm it ends.', ['At 4.30 pm it ends.']],
    ['Wait… Really?! *Yes.* (No.) “So.” Go', ['Wait…', 'Really?!', '*Yes.*', '(No.)', '“So.”', 'Go']],
    ['See [us.] Now_._ \n  ', ['See [us.]', 'Now_._']],
    ['', []],
  ])('cuts "%s" into %j', (text, expected) => {
    expect(sentencesOf(text).map((sentence) => sentence.text)).toEqual(expected)
  })

  test('finds the sentence around a character', () => {
    const text = 'One. Two is here. Three.'
    const { start, end } = sentenceAt(text, text.indexOf('here'))
    expect(text.slice(start, end)).toBe('Two is here.')
    const [, second] = sentencesOf('Go. o.')
    expect(second).toEqual({ text: 'o.', start: 4, end: 6 })
  })
})
