import { noConnection } from '../events.ts'

/** Texts of a failed submission, word for word from section 8 of the specification. */
export const failures = {
  refused: {
    title: 'Submission Error',
    description: 'Oops! There was a problem sending your request. Please try again.',
  },
  unreachable: {
    title: 'Network Error',
    description: `${noConnection}.`,
  },
} as const
