/** Texts of a failed submission, word for word from section 8 of the specification. */
export const failures = {
  refused: {
    title: 'Submission Error',
    description: 'Oops! There was a problem sending your request. Please try again.',
  },
  unreachable: {
    title: 'Network Error',
    description: 'Could not submit the form. Please check your connection and try again.',
  },
} as const

/** Said of a form that stays on its page after it was sent. */
export const messageSent = {
  title: 'Message sent',
  description: 'Thank you. We have received your message.',
} as const

/** Said of a form that leads to the page of thanks, to a visitor who left its page before it was sent. */
export const requestSent = {
  title: 'Request sent',
  description: 'Thank you. We have received your request.',
} as const
