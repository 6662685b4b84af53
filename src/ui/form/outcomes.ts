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

/** The message of a form that stays on its page after it was sent. */
export const messageSent = {
  title: 'Message sent',
  description: 'Thank you. We have received your message.',
} as const

/** The message of a form that leads to the page of thanks, for a visitor who left its page before it was sent. */
export const requestSent = {
  title: 'Request sent',
  description: 'Thank you. We have received your request.',
} as const
