import type { Site } from '../../../schemas/index.ts'
import { leastContrast } from '../../../schemas/parts/colourPairs.ts'
import { type Colours, defaultColours } from '../../../schemas/parts/defaultColours.ts'
import type { Mistake } from '../mistake.ts'
import { contrastOf } from './contrast.ts'
import { findShade, modesOf, whenIn } from './themeContrast.ts'

/** The contrast of a button under the pointer to itself that is seen; that of the default colours is 1.3 and 1.2. */
const seen = 1.2

/** Finds a main button of the site's own colour that takes on the builder's under the pointer: one warning in each mode. */
export function checkThemeHover(theme: Site['theme'] = {}): Mistake[] {
  return modesOf(theme).flatMap((mode): Mistake[] => {
    const own = theme[mode] ?? {}
    const { action } = own
    if (action === undefined || own['action-hover'] !== undefined) return []
    const colours: Colours = { ...defaultColours[mode], ...own }
    // The words of the site cannot be read on that colour: `checkThemeContrast` asks for another one.
    const isTold = contrastOf(colours['on-action'], colours['action-hover']) < leastContrast.words
    if (own['on-action'] !== undefined && isTold) return []
    const isWanted = (shade: string) => contrastOf(shade, action) >= seen
    const shade = findShade('action-hover', { ...colours, 'action-hover': action }, { isWanted })
    return [
      {
        path: ['theme', mode, 'action'],
        part: 'key',
        code: 'hover-in-default',
        severity: 'warning',
        message: `Under the pointer the main button turns from your colour to the standard one (${colours['action-hover']})${whenIn(mode, theme)}.`,
        fix: `Write "action-hover" beside "action"${shade === undefined ? ', a shade of it' : `, such as ${JSON.stringify(shade)}`}.`,
      },
    ]
  })
}
