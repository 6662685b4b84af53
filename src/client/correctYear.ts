/** Puts the present year into the copyright line, which was built with the year of the build. */
export function correctYear(now: Date): void {
  for (const element of document.querySelectorAll('[data-year]')) element.textContent = String(now.getFullYear())
}
