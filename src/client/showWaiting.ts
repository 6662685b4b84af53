/** Milliseconds after which a visitor doubts that a click was registered. */
const patience = 300

/** Shows that another page is loading, unless it arrives at once; `false` removes the indicator. */
export type ShowWaiting = (isWaiting: boolean) => void

/** Creates the indicator: it renders the content of the page half transparent. */
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
