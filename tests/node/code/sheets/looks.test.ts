import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { looks as fields } from '../../../../schemas/parts/theme/looks.ts'
import { noOwnCode } from '../../../../src/node/code/ownCode.ts'
import { type LoadedStyles, loadStyles } from '../../../../src/node/code/sheets/loadStyles.ts'
import { looks, looksOf } from '../../../../src/node/code/sheets/looks.ts'

const src = join(import.meta.dirname, '../../../../src')

/** Every look that is not the default of its field. */
const choices = Object.entries(fields).flatMap(([field, { enum: names }]) =>
  names.slice(1).map((name) => [field, name] as const),
)

const classesIn = (text: string) => new Set(text.match(/(?<=[."])[a-z][\w-]*-[\w-]+/gi))

describe('src/node/code/sheets/looks', () => {
  test.each(choices)('has one constant for "%s": "%s"', (field, name) => {
    expect(looksOf({ [field]: name })).toHaveLength(1)
  })

  test('has none for what a theme leaves out or writes as it is anyway', () => {
    expect([looksOf(undefined), looksOf({ cards: 'boxes', headings: 'left', footer: 'columns' })]).toEqual([[], []])
  })

  test('has no look that no theme can choose', () => {
    expect(choices.flatMap(([field, name]) => looksOf({ [field]: name })).sort()).toEqual(Object.keys(looks).sort())
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
    for (const { css, sheet } of loaded.values()) {
      const changed = sheet === 'styles' ? sheets.styles : sections.get(sheet)
      const [first = ''] = /\.[\w-]+/.exec(css) ?? []
      expect(changed).toContain(first)
    }
  })
})

const load = (short: boolean): Promise<LoadedStyles> => loadStyles({ src, own: noOwnCode, short }, () => '')
