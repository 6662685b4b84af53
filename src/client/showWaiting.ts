/** Milliseconds after which a visitor doubts that a click was heard. */
const patience = 300

/** Shows that another page is awaited, unless it comes at once; `false` takes that away. */
export type ShowWaiting = (isWaiting: boolean) => void

/** The sign of waiting is the content of the page, half transparent. */
export function createShowWaiting(): ShowWaiting {
  let timer: ReturnType<typeof setTimeout> | undefined
  return (isWaiting) => {
    clearTimeout(timer)
    const main = document.getElementById('main')
    if (!main) return
    const show = () => {
      main.ariaBusy = 'true'
      main.style.opacity = '.5'
    }
    if (isWaiting) timer = setTimeout(show, patience)
    else {
      main.ariaBusy = null
      main.removeAttribute('style')
    }
  }
}
