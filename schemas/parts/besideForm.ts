import { inlineText } from './text.ts'

/** Properties of the content beside a form. */
export const besideForm = {
  aside: {
    type: 'array',
    title: 'Beside the form',
    description: 'Short promises shown beside the form.',
    items: inlineText('Promise', 'One short sentence.', 'Free and no-obligation.'),
    minItems: 1,
    maxItems: 5,
  },
  nextSteps: {
    type: 'array',
    title: 'What happens next',
    description: 'What happens once the form is sent, in order; the hours of the company are shown with it.',
    items: inlineText('Step', 'One short sentence.', 'Within {responseTime} a specialist calls.'),
    minItems: 1,
    maxItems: 4,
  },
} as const
