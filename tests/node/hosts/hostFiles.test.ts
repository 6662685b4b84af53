import { describe, expect, test } from 'vitest'
import {
  headersFor,
  matchPattern,
  parseHeaders,
  parseRedirects,
  redirectFor,
} from '../../../src/node/hosts/hostFiles.ts'

const headers = `# every page
/*
  Content-Security-Policy: default-src 'none'; img-src 'self' data:
  X-Frame-Options: DENY

/assets/*
  Cache-Control: public, max-age=31536000, immutable
  ! X-Frame-Options
/towns/:town/
\tX-Town: yes
`

describe('src/node/hosts/hostFiles', () => {
  test('applies every rule that matches', () => {
    expect(Object.fromEntries(headersFor(parseHeaders(headers), '/towns/towson/'))).toEqual({
      'content-security-policy': "default-src 'none'; img-src 'self' data:",
      'x-frame-options': 'DENY',
      'x-town': 'yes',
    })
  })

  test('takes away a header that a later rule detaches', () => {
    expect([...headersFor(parseHeaders(headers), '/assets/a.js').keys()]).toEqual([
      'content-security-policy',
      'cache-control',
    ])
  })

  test('reads headers without a blank behind the colon, without a value and with blanks at the end', () => {
    expect(parseHeaders('/a  \n  X-A:b c  \n\tX-B:\n  ! X-C \n')).toEqual([
      {
        pattern: '/a',
        changes: [
          { name: 'X-A', value: 'b c' },
          { name: 'X-B', value: '' },
          { name: 'X-C', value: null },
        ],
      },
    ])
  })

  test('joins headers of one name by a comma', () => {
    const rules = parseHeaders('/*\n  Vary: Accept\n/a\n  vary: Cookie\n')
    expect(headersFor(rules, '/a').get('vary')).toBe('Accept, Cookie')
  })

  test('reads files with Windows line ends', () => {
    expect(headersFor(parseHeaders('/a\r\n  A: b\r\n'), '/a').get('a')).toBe('b')
  })

  test('leaves out headers above the first pattern', () => {
    expect(parseHeaders('  A: b\n/a\n')).toEqual([{ pattern: '/a', changes: [] }])
  })

  test('matches nothing, too, with a splat', () => {
    expect([matchPattern('/*', '/'), matchPattern('/a/*/b/*', '/a/1/b/')]).toEqual([{ splat: '' }, { splat: '1' }])
  })

  test('keeps a placeholder within one path segment', () => {
    expect([matchPattern('/a/:b', '/a/x'), matchPattern('/a/:b', '/a/x/y')]).toEqual([{ b: 'x' }, undefined])
  })

  test('takes every mark in a pattern but the star for itself', () => {
    const pattern = '/a.b+c?(d)[e]{f}^$|g/'
    expect(matchPattern(`${pattern}*`, `${pattern}x`)).toEqual({ splat: 'x' })
    expect(matchPattern('/a.b/*', '/aXb/x')).toBeUndefined()
  })

  test('takes the first of two placeholders of one name', () => {
    expect([matchPattern('/a/:b/:b', '/a/x/y'), matchPattern('/:splat/*', '/x/y')]).toEqual([
      { b: 'x' },
      { splat: 'x' },
    ])
  })

  test('fills in no placeholder that the pattern does not have', () => {
    const rules = parseRedirects('/old/* /new/:constructor 301\n')
    expect(redirectFor(rules, '/old/a')?.to).toBe('/new/:constructor')
  })

  test('takes the dot in a pattern for a dot', () => {
    expect([matchPattern('/a.txt', '/a.txt'), matchPattern('/a.txt', '/aXtxt')]).toEqual([{}, undefined])
  })

  test('fills splat and placeholders into the target', () => {
    const rules = parseRedirects('/old/:year/* /news/:year/:splat 301\n')
    expect(redirectFor(rules, '/old/2024/a/b')).toEqual({ status: 301, force: false, to: '/news/2024/a/b' })
  })

  test('takes the first redirect that matches', () => {
    const rules = parseRedirects('/a /b/ 301\n/* /c/ 302\n')
    expect(redirectFor(rules, '/a')?.to).toBe('/b/')
  })

  test('tells an address with a slash at the end from one without, as the hosts do', () => {
    expect(redirectFor(parseRedirects('/a/ /b/'), '/a/')).toMatchObject({ status: 302, to: '/b/' })
    expect(redirectFor(parseRedirects('/a /a/'), '/a/')).toBeUndefined()
  })

  test('reads the exclamation mark as force', () => {
    expect(parseRedirects('/a /b/ 301!')).toEqual([{ from: '/a', to: '/b/', status: 301, force: true }])
  })

  test('lets a redirect of one path win over a file, and one of many paths not', () => {
    const rules = parseRedirects('/a/ /b/ 301\n/c/* /b/ 301\n/c/* /b/ 301!\n/d/:e /b/ 301\n/f /b/ 200')
    expect(rules.map(({ force }) => force)).toEqual([true, false, true, false, false])
  })

  test('leaves out comments and half lines', () => {
    expect(parseRedirects('# /a /b\n/a\n\n/a /b nonsense\n')).toEqual([])
  })

  test.each([':splat', 'https://:splat', '//:splat', 'https://b.example:splat', 'https:/:splat', '///:splat'])(
    'leaves out a line that lets the visitor choose the host by %s',
    (to) => {
      expect(parseRedirects(`/a/* ${to} 301`)).toEqual([])
    },
  )

  test.each(['/:splat', 'https://b.example/:splat', 'https://b.example?q=:splat', '//b.example:80/:splat'])(
    'keeps a line that leads to %s',
    (to) => {
      expect(parseRedirects(`/a/* ${to} 301`)).toMatchObject([{ to }])
    },
  )

  test.each(['/a//b.example', '/a///b.example'])('leads %s to no other host', (path) => {
    expect(redirectFor(parseRedirects('/a/* /:splat'), path)?.to).toBe('/b.example')
    expect(redirectFor(parseRedirects('/a/*/:b /:splat/:b'), path)).toBeUndefined()
  })

  test.each(['/a/%5cb', '/a/\\b', '/a/%2fb', '/a/%252Fb', '/a/%09/b', '/a/..', '/a/%2E%2e/b', '/a/./b'])(
    'redirects no path with stray signs: %s',
    (path) => {
      expect(redirectFor(parseRedirects('/a/* /:splat'), path)).toBeUndefined()
    },
  )

  test.each(['/a/caf%E9', '/a/.b', '/a/b..c', '/a/100%25', '/a/%'])('carries on what %s has', (path) => {
    expect(redirectFor(parseRedirects('/a/* /:splat'), path)?.to).toBe(path.replace('/a', ''))
  })

  test('leaves the port of a target alone', () => {
    expect(redirectFor(parseRedirects('/a https://b.example:8080/ 301'), '/a')?.to).toBe('https://b.example:8080/')
  })
})
