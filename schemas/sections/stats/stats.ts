import { common } from '../../parts/common.ts'
import { inlineText, plainText } from '../../parts/text.ts'
import { array, object } from '../../parts/typed.ts'

export const stats = object('Figures', 'Two to six figures that say more than a sentence, each with what it counts.', {
  properties: {
    ...common,
    items: array('Figures', 'The figures, the most telling one first.', {
      items: object('Figure', 'A figure with what it counts.', {
        properties: {
          value: plainText('Value', 'The figure as it is shown, with its unit.', '98 %'),
          label: plainText('Label', 'What it counts, in a few words.', 'of visits on the agreed evening'),
          text: inlineText(
            'Text',
            'One sentence more: the period, or where the figure comes from.',
            'Counted from sign-in sheets, January to June 2026.',
          ),
        },
        required: ['value', 'label'],
      }),
      minItems: 2,
      maxItems: 6,
    }),
  },
  required: ['items'],
})
