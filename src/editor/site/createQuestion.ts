/**
 * Makes a function that asks the server one question, and keeps the answer for as long as the site has the same version. A
 * question that failed is asked anew at the next call.
 *
 * @param ask sends the question
 */
export function createQuestion<Answer>(ask: () => Promise<Answer>): (version?: number) => Promise<Answer> {
  let asked: { version: number | undefined; answer: Promise<Answer> } | undefined
  return (version) => {
    if (asked?.version === version && asked) return asked.answer
    const now = { version, answer: ask() }
    asked = now
    now.answer.catch(() => {
      if (asked === now) asked = undefined
    })
    return now.answer
  }
}
