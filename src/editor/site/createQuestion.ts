/**
 * Makes a function that asks the server one question and caches the answer while the version of the site stays the
 * same. A failed question is asked again on the next call.
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
