import { describe, expect, test } from 'vitest'
import { severityOf } from '../../../../src/content/problem/mistake.ts'
import { findLinks, renderBody } from '../../../../src/content/text/markdown.ts'
import { checkForeignMarkup } from '../../../../src/content/text/markup/checkForeignMarkup.ts'
import { pageFile, problemsWith } from '../../inMemory.ts'

const found = (value: string, format: 'body' | 'inline' | undefined = 'body') =>
  checkForeignMarkup({ path: [], value, format }).map((mistake) => `${severityOf(mistake)} ${mistake.code}`)

describe('src/content/text/markup/checkForeignMarkup', () => {
  test.each([
    ['## Floors\n\nWe wax.', 'error raw-heading'],
    ['We wax.\n\n### Floors', 'error raw-heading'],
    ['##Floors', 'error raw-heading'],
    ['# Floors\n\nWe wax.', 'error raw-heading'],
    ['## Böden\n\nText', 'error raw-heading'],
    ['| Day | Hours |\n|---|---|\n| Mon | 8 |', 'error raw-table'],
    ['Day | Hours\n--- | ---\nMon | 8', 'error raw-table'],
    ['| Mon | 8 |\n| Tue | 9 |', 'error raw-table'],
    ['![The lobby](/images/lobby.jpg)', 'error raw-picture'],
    ['Look: ![](lobby.PNG)', 'error raw-picture'],
    ['```\ncode', 'error raw-marks'],
    ['now ~~$40~~ $30', 'error raw-marks'],
    ['the `check` command', 'warning raw-marks'],
    ['[Ask us|/contact/] now', 'error raw-marks'],
    ['Get a [](/quote/) now', 'error link-without-words'],
    ['[ ](https://x.example)', 'error link-without-words'],
    ['[[Most carpet is dry', 'error raw-marks'],
    ['> Fingerprints off the doors', 'error raw-marks'],
    ['[url=https://x.example]us', 'error raw-marks'],
    ['The load:\n$$\nq = u a t', 'error raw-marks'],
    ['$$q = u a t$$', 'error raw-marks'],
  ])('tells of %j, which visitors would read', (text, expected) => {
    expect(found(text)).toEqual([expected])
  })

  test.each([
    ['Get a [quote](/quote/', '[quote](/quote/)'],
    ['Get a [quote](/quote/ today', '[quote](/quote/)'],
    ['Get a [quote](/quote/. Or call.', '[quote](/quote/)'],
    ['[us](mailto:{email} or call', '[us](mailto:{email})'],
    ['Get a [quote]/quote/) now', '[quote](/quote/)'],
    ['Get a [quote(/quote/) now', '[quote](/quote/)'],
    ['Get a [quote]/quote/ now', '[quote](/quote/)'],
    ['See [floors]https://x.example/a.', '[floors](https://x.example/a)'],
    ['(Ask)[/contact/] us', '[Ask](/contact/)'],
  ])('mends the link in %j', (text, meant) => {
    const [mistake, ...more] = checkForeignMarkup({ path: [], value: text, format: 'inline' })
    expect([mistake && severityOf(mistake), mistake?.replacement, more]).toEqual(['error', meant, []])
    const { start = 0, end = 0 } = mistake?.span ?? {}
    expect(findLinks(text.slice(0, start) + meant + text.slice(end))).toHaveLength(1)
  })

  test.each([
    'We are #1, # of rooms, room #12',
    '# of rooms\n\nText',
    '> 500 square feet',
    '[b](/quote/) and [i](/contact/)',
    'Lobby > stairs > roof',
    '#clean #office',
    'C# and F#',
    'Mon | Tue\nWed | Thu',
    'Title | Company',
    'Call now![Quote](/quote/)',
    '[a](/quote/) and [b](/c/)',
    '[see (https://x.example/)]',
    '[a](/quote/ b)',
    '[us](tel:(410)555-0142)',
    '[1](see page 2)',
    'as told (above)[3] and [2]/3',
    "rock 'n' roll of the `90s",
    'a ~ b ~~ c',
    'from 8 -- 5 | closed',
    'Größe: 5 | Höhe: 6',
    '$$',
    'from $$ to $$$',
    '$$ – $$$$',
  ])('leaves %j alone', (text) => {
    expect(found(text)).toEqual([])
  })

  test('tells of a picture once: its address is no link', () => {
    const page = pageFile([{ type: 'prose', body: 'Look: ![The lobby](/images/lobby.jpg)' }])
    expect(problemsWith({ 'pages/x.json': page }).map(({ code }) => code)).toEqual(['raw-picture'])
  })

  test('knows what the page shows', () => {
    for (const text of ['## Floors', '| a | b |\n|---|---|', '~~a~~', '`a`', '[a](/b/'])
      expect(renderBody(text)).toContain(text.split('\n')[0])
  })

  test.each(['[', '|', '#', '`', '~', '[a](/', '| a ', '| a |\n', '![', '[a(/b', '[a]/'])(
    'reads any number of %j without delay',
    (part) => {
      const kinds = (times: number) => [...new Set(found(part.repeat(times)))]
      expect(kinds(30_000)).toEqual(kinds(300))
    },
  )
})
