/** The result of a session method: done, or the reason for refusal in one sentence. */
export type Outcome = { done: true } | { done: false; why: string }

export const done: Outcome = { done: true }

export const refuse = (why: string): Outcome & { done: false } => ({ done: false, why })
