import { describe, expect, test } from 'vitest'
import { sceneFiles } from '../../../src/node/code/sceneFiles.ts'
import { sceneCss } from '../../../src/node/code/themeCss.ts'

describe('the files of scenes', () => {
  const files = sceneFiles(sceneCss({ darkMode: 'auto' }))

  test('hold drawings with their own colours, in light and dark', () => {
    const floor = files.find(({ name }) => name === 'floor-care')
    expect(floor?.path).toMatch(/^assets\/floor-care-[\w-]{8}\.svg$/)
    expect(floor?.content).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 640 480"/)
    expect(floor?.content).toMatch(/<style>:root\{--s1:#\w+.*@media \(prefers-color-scheme:dark\)\{:root\{--s1:/)
    // Every colour that a drawing uses is defined.
    for (const { name, content } of files) {
      const [, rules = ''] = /<style>(.*?)<\/style>/.exec(content) ?? []
      const named = [...content.matchAll(/var\((--\w+)\)/g)].map(([, property = '']) => property)
      expect(
        named.filter((property) => !rules.includes(`${property}:`)),
        name,
      ).toEqual([])
    }
  })

  test('are none of a scene that each page has another of', () => {
    expect(files.map(({ name }) => name)).not.toContain('skyline')
  })

  test('have one set of colours where the site has one mode', () => {
    expect(sceneFiles(sceneCss({ darkMode: 'dark' }))[0]?.content).not.toContain('@media')
  })
})
