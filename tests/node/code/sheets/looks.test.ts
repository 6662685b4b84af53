import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { looks as fields } from '../../../../schemas/parts/theme/looks.ts'
import { noOwnCode } from '../../../../src/node/code/ownCode.ts'
import { type LoadedStyles, loadStyles, type Sheet } from '../../../../src/node/code/sheets/loadStyles.ts'
import { looks, looksOf } from '../../../../src/node/code/sheets/looks.ts'

const src = join(import.meta.dirname, '../../../../src')

/** Every look that is not the default of its field. */
const choices = Object.entries(fields).flatMap(([field, { enum: names }]) =>
  names.slice(1).map((name) => [field, name] as const),
)

const classesIn = (text: string) => new Set(text.match(/(?<=[."])[a-z][\w-]*-[\w-]+/gi))

describe('src/node/code/sheets/looks', () => {
  test.each(choices)('draws "%s": "%s" otherwise than what is usual', (field, name) => {
    expect(looksOf({ [field]: name })).not.toEqual(looksOf())
  })

  test('takes what a theme leaves out for what is usual', () => {
    const usual = Object.fromEntries(Object.entries(fields).map(([field, { enum: names }]) => [field, names[0]]))
    expect(looksOf(undefined)).toEqual(looksOf(usual))
  })

  test('has no look that no theme can choose', () => {
    const chosen = new Set([looksOf(), ...choices.map(([field, name]) => looksOf({ [field]: name }))].flat())
    expect([...chosen].sort()).toEqual(Object.keys(looks).sort())
  })
})

describe('src/node/code/sheets/loadStyles, looks', () => {
  test('gives each look rules for classes that pages have, and none of them to a sheet of all sites', async () => {
    const { sheets, sections, modules, looks: loaded } = await load(false)
    const known = classesIn([...modules.values()].join('\n'))
    const common = [...Object.values(sheets), ...sections.values()].join('\n')
    expect([...loaded.keys()].sort()).toEqual(Object.keys(looks).sort())
    for (const { css } of loaded.values()) {
      expect(css).not.toBe('')
      expect(common).not.toContain(css)
      expect([...classesIn(css)].filter((name) => !known.has(name))).toEqual([])
    }
  })

  test('puts each look of a site for visitors behind the rules that it changes', async () => {
    const { sheets, sections, looks: loaded } = await load(true)
    const all = [...Object.values(sheets), ...sections.values()].join('')
    for (const { css, sheet } of loaded.values()) {
      const changed = Object.hasOwn(sheets, sheet) ? sheets[sheet as Sheet] : sections.get(sheet)
      const [first = ''] = /\.[\w-]+/.exec(css) ?? []
      // A class may have its rules from looks alone.
      if (all.includes(`${first}{`)) expect(changed).toContain(first)
    }
  })
})

const load = (short: boolean): Promise<LoadedStyles> => loadStyles({ src, own: noOwnCode, short }, () => '')
