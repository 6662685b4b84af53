/** What a session answers: done, or one sentence why not. */
export type Outcome = { done: true } | { done: false; why: string }

export const done: Outcome = { done: true }

export const refuse = (why: string): Outcome & { done: false } => ({ done: false, why })
