/** The day of today where this machine is, as page files write days: `2026-12-24`. */
export function readToday(now = new Date()): string {
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'))
  return `${now.getFullYear()}-${month}-${day}`
}
