import { describe, expect, test } from 'vitest'
import { checkDrawings } from '../../../src/content/review/checkDrawings.ts'
import { programOfDrawing } from '../../../src/content/review/programOfDrawing.ts'

const drawing = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">${inner}</svg>`

describe('src/content/review/checkDrawings', () => {
  test.each([
    ['<script>alert(1)</script>', '<script>'],
    ['<SCRIPT href="/x.js"/>', '<SCRIPT>'],
    ['<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>', '<script>'],
    ['<rect width="8" onclick="alert(1)"/>', 'onclick="…"'],
    ["<rect width='8'onload='alert(1)'/>", 'onload="…"'],
    ['<a href="javascript:alert(1)"><rect/></a>', 'javascript:'],
    ['<a xlink:href=" JavaScript:alert(1)"><rect/></a>', 'javascript:'],
    ['<a href="&#106;avascript:alert(1)"><rect/></a>', 'javascript:'],
    ['<a href="java&#x0A;script:alert(1)"><rect/></a>', 'javascript:'],
    ['<animate attributeName="href" values="/;javascript:alert(1)"/>', 'javascript:'],
    ['<foreignObject><iframe src="https://evil.example"/></foreignObject>', '<iframe>'],
    ['<foreignObject><x:form xmlns:x="http://www.w3.org/1999/xhtml" action="/"/></foreignObject>', '<form>'],
  ])('finds the program in %s', (inner, program) => {
    expect(programOfDrawing(drawing(inner))).toBe(program)
  })

  test.each([
    ['an entity', `<!DOCTYPE svg [<!ENTITY x "y">]>${drawing('')}`, '<!ENTITY>'],
    ['a style sheet', `<?xml-stylesheet href="x.xsl" type="text/xsl"?>${drawing('')}`, '<?xml-stylesheet>'],
  ])('finds %s', (_, text, program) => {
    expect(programOfDrawing(text)).toBe(program)
  })

  test.each([
    '<title>How our script works: onclick="buy"</title>',
    '<!-- <script>alert(1)</script> --><rect/>',
    '<text data-on="1" font-family="Carbon one=two">on = off</text>',
    '<desc>We write JavaScript: it is our trade</desc>',
    '<style>.on { fill: url(#a) }</style><path class="online on" d="M0 0"/>',
    '<image href="data:image/png;base64,iVBORw0KGgo="/>',
    '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">Text of draw.io</p></foreignObject>',
    '<a href="https://www.example.com/javascript:"><rect/></a>',
  ])('takes %s for a plain drawing', (inner) => {
    expect(programOfDrawing(drawing(inner))).toBe(undefined)
  })

  test('names the file, and passes over files that are no drawings', () => {
    const found = { bytes: 1, kind: 'svg', size: undefined, program: '<script>' }
    const problems = checkDrawings(new Set(['/b.svg', '/A.SVG', '/c.png']), { get: () => found })
    expect(problems.map(({ file, severity }) => [file, severity])).toEqual([
      ['public/A.SVG', 'error'],
      ['public/b.svg', 'error'],
    ])
  })

  test('names a drawing whose end is missing', () => {
    const found = { bytes: 1, kind: 'svg', size: undefined, isCutOff: true }
    const problems = checkDrawings(new Set(['/b.svg', '/c.png']), { get: () => found })
    expect(problems.map(({ file, code }) => [file, code])).toEqual([['public/b.svg', 'unusable-picture']])
  })
})
