/** Milliseconds after which a visitor doubts that a click was heard. */
const patience = 300
let timer: ReturnType<typeof setTimeout> | undefined

/** Shows on the page that another is awaited, unless it comes at once; `false` takes that away. */
export function showWaiting(isWaiting: boolean): void {
  clearTimeout(timer)
  const main = document.getElementById('main')
  if (!main) return
  const show = () => {
    main.ariaBusy = 'true'
    main.style.opacity = '.5'
  }
  if (isWaiting) timer = setTimeout(show, patience)
  else for (const name of ['aria-busy', 'style']) main.removeAttribute(name)
}
