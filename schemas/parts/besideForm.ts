import { inlineText } from './text.ts'
import { array } from './typed.ts'

/** Properties of the content beside a form. */
export const besideForm = {
  aside: array('Beside the form', 'Short promises shown beside the form.', {
    items: inlineText('Promise', 'One short sentence.', 'Free and no-obligation.'),
    minItems: 1,
    maxItems: 5,
  }),
  nextSteps: array(
    'What happens next',
    'What happens once the form is sent, in order; the hours of the company are shown with it.',
    {
      items: inlineText('Step', 'One short sentence.', 'Within {responseTime} a specialist calls.'),
      minItems: 1,
      maxItems: 4,
    },
  ),
} as const
