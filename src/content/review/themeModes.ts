import type { Site } from '../../../schemas/index.ts'
import { type ColourName, type Colours, defaultColours } from '../../../schemas/parts/defaultColours.ts'
import type { Mistake } from '../mistake.ts'
import { asJson, listOf, quoted } from '../phrases.ts'
import { findShade } from './themeContrast.ts'

/**
 * Those whose defaults have the green, the red and the gold of the builder, so that nobody takes them for the company's own.
 * Grounds and words are nearly grey, and success, errors and the focus mean the same on every site.
 */
const brandColours = ['brand', 'brand-deep', 'action', 'action-hover', 'brand-tint', 'accent'] as const
const sceneColours = ['sb', 's1', 's2', 's3', 'sa'] as const
const ownColours: readonly ColourName[] = [...brandColours, ...sceneColours]

/** As many colours of another mode are named as an example. */
const mostExamples = 3

/**
 * Finds colours of the brand that only one of two modes has: the device of a visitor decides which is seen, and many see
 * the builder's own. One warning, at the name of the block.
 */
export function checkThemeModes({ darkMode = 'auto', light = {}, dark = {} }: Site['theme'] = {}): Mistake[] {
  if (darkMode !== 'auto') return []
  return [
    ...checkOther({ mode: 'light', own: light, other: 'dark', others: dark }),
    ...checkOther({ mode: 'dark', own: dark, other: 'light', others: light }),
  ]
}

interface Modes {
  mode: 'light' | 'dark'
  own: Partial<Colours>
  other: 'light' | 'dark'
  others: Partial<Colours>
}

function checkOther({ mode, own, other, others }: Modes): Mistake[] {
  const isSet = (name: ColourName) => own[name] !== undefined
  const names = ownColours.filter(isSet)
  if (names.length === 0 || ownColours.some((name) => others[name] !== undefined)) return []
  const colours: Colours = { ...defaultColours[other], ...others }
  const examples = brandColours
    .filter(isSet)
    .slice(0, mostExamples)
    .flatMap((name) => {
      const shade = findShade(name, { ...colours, [name]: own[name] })
      if (shade) colours[name] = shade
      return shade ? [[name, shade]] : []
    })
  const example = examples.length > 0 ? `, such as ${asJson(Object.fromEntries(examples))}` : ''
  const them = names.length === 1 ? 'it' : 'them'
  return [
    {
      path: ['theme', mode],
      part: 'key',
      code: 'brand-in-one-mode',
      severity: 'warning',
      message: `Visitors whose device is set to ${other} do not see the colours of your brand: ${quoted(mode)} sets ${listOf(names.map(quoted), 'and')}, and ${quoted(other)} sets none of that kind.`,
      fix: `Write ${them} into ${quoted(other)} as well${example}, or write "darkMode": ${quoted(mode)} so that every visitor sees your colours.`,
    },
  ]
}
