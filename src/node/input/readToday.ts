/** The current day in the time zone of this machine, in the format of page files: `2026-12-24`. */
export function readToday(): string {
  const now = new Date()
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'))
  return `${now.getFullYear()}-${month}-${day}`
}
