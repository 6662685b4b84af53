/** Answers that were typed and not sent yet: for a reload, a way back and a crash, as long as the tab is open. */

export interface KeptAnswers {
  read(): Record<string, string>
  keep(answers: Record<string, string>): void
  drop(): void
}

/** The answers of a form on the page that is open now. A browser that keeps nothing is no reason to fail. */
export function openAnswers(form: string): KeptAnswers {
  const key = `ashlar:${form}:${window.location.pathname}`
  return {
    read: () => attempt(() => JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, string>) ?? {},
    keep: (answers) => attempt(() => sessionStorage.setItem(key, JSON.stringify(answers))),
    drop: () => attempt(() => sessionStorage.removeItem(key)),
  }
}

/** Storage throws where a visitor forbids it, and when it is full. */
function attempt<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
