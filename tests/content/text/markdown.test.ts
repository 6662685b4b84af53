import fc from 'fast-check'
import { JSDOM } from 'jsdom'
import { describe, expect, test } from 'vitest'
import { escapeHtml, findLinks, renderBody, renderInline } from '../../../src/content/text/markdown.ts'
import { runs, seed } from '../../seed.ts'

const allowed = ['P', 'UL', 'OL', 'LI', 'STRONG', 'EM', 'A']
const { document } = new JSDOM().window

function parse(html: string) {
  const root = document.createElement('div')
  root.innerHTML = html
  return root
}

describe('src/content/text/markdown', () => {
  test.each([
    ['plain words', 'plain words'],
    ['**bold** and *italic* and _both_', '<strong>bold</strong> and <em>italic</em> and <em>both</em>'],
    ['***all***', '<em><strong>all</strong></em>'],
    ['[Quote](/quote/)', '<a href="/quote/">Quote</a>'],
    ['[**bold** words](/a_b_c/)', '<a href="/a_b_c/"><strong>bold</strong> words</a>'],
    ['a (b) [c](/d/(e)/)', 'a (b) <a href="/d/(e)/">c</a>'],
    ['5 * 3 * 2 and snake_case_name', '5 * 3 * 2 and snake_case_name'],
    ['\\*not italic\\*', '*not italic*'],
    ['<b>AT&T</b> "x" \'y\'', '&lt;b&gt;AT&amp;T&lt;/b&gt; &quot;x&quot; &#39;y&#39;'],
    ['&amp; &nbsp;', '&amp;amp; &amp;nbsp;'],
    ['[a](/b/ c)', '[a](/b/ c)'],
    ['[a](</b/ c>)', '[a](&lt;/b/ c&gt;)'],
    ['[a](/b/ "title")', '[a](/b/ &quot;title&quot;)'],
    ['[a][b]\n\n[b]: /c/', '[a][b]\n\n[b]: /c/'],
    ['[0113 496 0147](tel:01134960147)', '<a href="tel:01134960147" class="fact">0113 496 0147</a>'],
    ['[our 24 hours](tel:01134960147)', '<a href="tel:01134960147">our 24 hours</a>'],
    ['[é](/ö/?a=b&c="%zz)', '<a href="/ö/?a=b&amp;c=&quot;%zz">é</a>'],
    ['[a](/\ud800/)', '<a href="/\ufffd/">a</a>'],
    ['*a*\\\nb  \nc', '<em>a</em>\\\nb  \nc'],
    ['![a](/b/)', '!<a href="/b/">a</a>'],
    ['[a](javascript:alert(1))', 'a'],
    ['[a](java\\\nscript:alert(1))', '[a](java\\\nscript:alert(1))'],
    ['`code` # ~~x~~ https://a.b <https://a.b>', '`code` # ~~x~~ https://a.b &lt;https://a.b&gt;'],
  ])('renders %j', (text, html) => {
    expect(renderInline(text)).toBe(html)
  })

  test.each([
    ['one\n\ntwo\nthree', '<p>one</p><p>two\nthree</p>'],
    ['Before:\n- a\n- *b*\n\nafter', '<p>Before:</p><ul><li>a</li><li><em>b</em></li></ul><p>after</p>'],
    ['1. a\n2. b', '<ol><li>a</li><li>b</li></ol>'],
    ['3) c', '<ol start="3"><li>c</li></ol>'],
    ['- a\n  goes on\n- b', '<ul><li>a\ngoes on</li><li>b</li></ul>'],
    ['- a\n\n- b', '<ul><li><p>a</p></li><li><p>b</p></li></ul>'],
    ['- a\n  - b', '<ul><li>a<ul><li>b</li></ul></li></ul>'],
    ['-1 and 2.5', '<p>-1 and 2.5</p>'],
    ['# no heading\n\n> no quote\n\n    no code', '<p># no heading</p><p>&gt; no quote</p><p>no code</p>'],
    ['a | b\n- | -\n\n***\n\n```\n<b>\n```', '<p>a | b</p><ul><li>| -</li></ul><p>***</p><p>```\n&lt;b&gt;\n```</p>'],
  ])('renders the body %j', (text, html) => {
    expect(renderBody(text)).toBe(html)
  })

  test('renders paragraphs of one line as the parser does', () => {
    const paragraph = fc.stringMatching(/^[a*_["#><\\|&][ab *_[\]()\\+.1>#&<"'/:-]{0,30}$/)
    fc.assert(
      fc.property(fc.array(paragraph, { minLength: 1, maxLength: 3 }), (paragraphs) => {
        const text = paragraphs.join('\n\n')
        // A paragraph that begins with a digit forces the full parser.
        expect(`${renderBody(text)}<p>1</p>`).toBe(renderBody(`${text}\n\n1`))
      }),
      { seed, numRuns: runs(200, 2_000) },
    )
  })

  test('hands each address to the function that maps it', () => {
    expect(renderInline('[a](/b/)', (href) => `/base${href}`)).toBe('<a href="/base/b/">a</a>')
  })

  test('gives the offsets of an address', () => {
    const text = 'see [a](/b/), [c]( /d\\_e/ )'
    expect(findLinks(text).map(({ start, end }) => text.slice(start, end))).toEqual(['/b/', '/d\\_e/'])
  })

  test('gives the offsets of addresses in paragraphs and lists', () => {
    const text = 'x [a](/b/)\n\n- one\n-  two\n   and [c](/d/)\n\n [e](/f/)'
    expect(findLinks(text, 'body').map(({ start, end }) => text.slice(start, end))).toEqual(['/b/', '/d/', '/f/'])
  })

  test('gives the offsets of the same address written twice', () => {
    expect(findLinks('/b/ [a](/b/) [c](</b/>)').map(({ start, end }) => [start, end])).toEqual([
      [8, 11],
      [17, 22],
    ])
  })

  test('gives the whole text as the place of an address it cannot find again', () => {
    expect(findLinks('[a](/\0/)')).toEqual([{ href: '/\ufffd/', start: 0, end: 8 }])
  })

  test('reports a harmful link, of which it renders only the words', () => {
    expect(findLinks('[a](javascript:x) [b](/b/)').map(({ href }) => href)).toEqual(['javascript:x', '/b/'])
    expect(renderInline('[a](javascript:x) [b](/b/)')).toBe('a <a href="/b/">b</a>')
  })

  test('renders only the words of a link that is harmful once its address is mapped', () => {
    expect(renderInline('[a]({x}) b', () => 'javascript:x')).toBe('a b')
  })

  test('lets no text become another element', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        '<script>',
        '<b onclick=x>',
        '](',
        '[',
        ')',
        '*',
        '_',
        '\n',
        '\n\n- ',
        '\n1. ',
        'javascript:',
        '"',
        '&lt;',
        '/a/',
        '\\',
      ),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        for (const html of [renderInline(pieces.join('')), renderBody(pieces.join(''))])
          for (const element of parse(html).querySelectorAll('*')) {
            expect(allowed).toContain(element.tagName)
            const names = element.getAttributeNames().filter((name) => name !== 'start')
            expect(names).toEqual(element.tagName === 'A' ? ['href'] : [])
            expect(element.getAttribute('href') ?? '').not.toMatch(/^\s*(javascript|data|vbscript):/i)
          }
      }),
      { seed, numRuns: runs(100, 1_000) },
    )
  })

  test('shows a text without marks as it was written', () => {
    const text = fc.string({ unit: 'grapheme' }).filter((words) => !/[\\*_[\r\0]/.test(words))
    fc.assert(
      fc.property(text, (words) => void expect(parse(renderInline(words)).textContent).toBe(words)),
      { seed },
    )
  })

  test('replaces lone surrogates', () => {
    expect(escapeHtml('a\ud800b')).toBe('a\ufffdb')
  })

  test.each(['inline', 'body'] as const)(
    'finds in %s texts what the parser finds, with or without its help',
    (format) => {
      const parts = [
        '[',
        ']',
        '(',
        ')',
        'a',
        ' ',
        '/x/',
        '*',
        '_',
        '\n',
        '&amp;',
        '<',
        '>',
        '- ',
        '[b](/y/)',
        '![',
        '](',
      ]
      fc.assert(
        fc.property(fc.array(fc.constantFrom(...parts), { maxLength: 14 }), (chosen) => {
          const text = chosen.join('')
          // An escape anywhere forces the full parser.
          const end = format === 'body' ? '\n\n\\z' : ' \\z'
          expect(findLinks(text, format)).toEqual(findLinks(text + end, format))
        }),
        { seed, numRuns: runs(500, 5_000) },
      )
    },
  )
})
