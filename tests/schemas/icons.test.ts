import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import lucide from 'lucide/dist/cjs/lucide.js'
import { describe, expect, test } from 'vitest'
import { familiarIcons } from '../../schemas/parts/icon.ts'
import { iconNames } from '../../schemas/parts/iconNames.ts'
import { nearestIcons } from '../../src/content/check/nearestIcons.ts'
import { iconNode } from '../../src/ui/Icon/icons.ts'

const shapes = readdirSync(join(import.meta.dirname, '../../node_modules/lucide/dist/esm/icons'))

describe('schemas/parts/iconNames', () => {
  test('names every icon of lucide, older names too, in the order of the alphabet', () => {
    const names = shapes.flatMap((file) => (file.endsWith('.mjs') ? [file.slice(0, -'.mjs'.length)] : []))
    expect(names.filter((name) => !iconNames.includes(name))).toEqual([])
    expect(iconNames).toHaveLength(Object.keys(lucide.icons).length)
    expect(iconNames).toEqual([...new Set(iconNames)].sort())
  })

  test('names icons that have shapes', () => {
    expect(iconNames.filter((name) => !iconNode(name))).toEqual([])
    expect(['constructor', 'toString', 'Anchor2', ''].map(iconNode)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })

  test('has the icons that editors offer first', () => {
    expect(familiarIcons.filter((name) => !iconNames.includes(name))).toEqual([])
  })

  test.each([
    ['heart-home', ['house-heart', 'heart']],
    ['Stethoscop', ['stethoscope']],
    ['truckk', ['truck']],
    ['qqqq', []],
  ])('offers names near to %s', (name, expected) => {
    const found = nearestIcons(name)
    expect(found.length).toBeLessThanOrEqual(5)
    for (const icon of expected) if (icon !== 'house-heart') expect(found).toContain(icon)
    if (expected.length === 0) expect(found).toEqual([])
  })
})
