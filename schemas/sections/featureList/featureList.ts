import { common } from '../../parts/common.ts'
import { icon } from '../../parts/icon.ts'
import { inlineText, plainText } from '../../parts/text.ts'
import { array, object, string } from '../../parts/typed.ts'

export const featureList = object('Features', 'Reasons, benefits or values, each with a title and a short text.', {
  properties: {
    ...common,
    items: array('Features', 'The reasons, benefits or values.', {
      items: object('Feature', 'One reason, benefit or value.', {
        properties: {
          title: plainText('Title', 'The reason in a few words.', 'Local Expertise'),
          text: inlineText(
            'Text',
            'One or two sentences with a fact behind the title.',
            'Our supervisors live within twenty minutes of every building we clean.',
          ),
          icon,
        },
        required: ['title'],
      }),
      minItems: 1,
    }),
    layout: string(
      'Layout',
      'split puts the heading beside the list on wide screens, grid puts the features side by side.',
      { enum: ['split', 'grid'], default: 'split', examples: ['grid'] },
    ),
  },
  required: ['items'],
})
