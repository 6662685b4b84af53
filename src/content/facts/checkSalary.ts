import type { PageFields } from '../model/pageNotes.ts'
import type { Mistake } from '../problem/mistake.ts'

/** Finds a salary whose maximum is below its minimum. */
export function checkSalary({ salary }: PageFields): Mistake | [] {
  if (salary?.to === undefined || salary.to >= salary.from) return []
  return {
    path: ['salary', 'to'],
    code: 'wrong-order',
    message: `"to" is less than "from": ${salary.to}, and ${salary.from}.`,
    fix: 'Write the lower pay as "from" and the higher one as "to".',
    also: { path: ['salary', 'from'], message: 'The other one is here.' },
  }
}
