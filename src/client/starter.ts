/**
 * The only script that runs at load. It fetches the app once the page has loaded, runs it after the first touch, and
 * keeps what a visitor does before the app runs: the menu and the answers of an FAQ open at once, and arrow keys move
 * between the questions; another press of a button, or of a photo that is shown large, is held and repeated when what
 * answers it is ready. If the code of an island cannot be loaded, a line says so; the next press asks for it again.
 */
import { failedEvent, heldEvent, readyEvent, storagePrefix } from '../ui/events.ts'

const files = document.querySelector<HTMLElement>('[data-app]')?.dataset.app?.split(' ') ?? []
declare global {
  interface Navigator {
    /** Not in every browser. */
    connection?: { saveData?: boolean; effectiveType?: string }
  }
}

const held = new Map<Element, HTMLElement & { href?: string }>()
const failure = document.createElement('p')
const shell = document.querySelector<HTMLElement>('#shell')
const pathname = location.pathname
const line = navigator.connection
/** Whether a visitor who only reads is to be spared the app (https://wicg.github.io/netinfo/). */
const isThrifty = line?.saveData || /[23]g/.test(`${line?.effectiveType}`)

/** Imports the app, and drops the held presses if that fails. A browser runs a module once, however often it is imported. */
function start() {
  // A plain import of an address: Vite's own way would put its preload helper, 0.8 kB gzip, into this script.
  import(/* @vite-ignore */ files[0] ?? '').catch(() => {
    held.forEach((_, owner) => {
      giveUp(owner)
    })
  })
}

/**
 * Runs the app once the answer to a touch is painted: until the app runs, a slow phone answers nothing else for a fifth
 * of a second.
 */
function startSoon() {
  requestAnimationFrame(() => setTimeout(start))
}

/**
 * Fetches a file ahead. Preloaded as a module, the app would be compiled too: that took a slow phone 50 to 100 ms of every
 * page. Where a browser does not know `prefetch`, it fetches at the touch.
 */
function prefetch(href: string) {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href }))
}

/** Calls `act` for the events whose target is an element; other events come from the document and the window. */
function listen<Name extends keyof WindowEventMap>(
  name: Name,
  act: (target: Element, event: WindowEventMap[Name]) => unknown,
  capture?: boolean,
) {
  addEventListener(name, (event) => event.target instanceof Element && act(event.target, event), capture)
}

/**
 * Keeps a press on a part whose code does not run yet, so that it is repeated once that code runs. Enter in a field of a form
 * presses its button too (HTML, 4.10.21.2).
 */
function hold(target: Element, event: Event) {
  const pressed = target.closest<HTMLElement>('button,[data-photo]')
  const owner = target.closest<HTMLElement>(':is(#shell,[data-island]):not([data-ready])')
  if (!owner || !pressed) return
  startSoon()
  event.preventDefault()
  event.stopPropagation()
  failure.remove()
  owner.dispatchEvent(new Event(heldEvent))
  // The button of the shell opens the menu.
  if (owner.matches('#shell,[data-island=faq]') && pressed.hasAttribute('aria-expanded')) toggle(pressed, owner)
  else held.set(owner, pressed)
}

/**
 * Drops a press whose code cannot be loaded, and says below the island what its button has for that; for a form, the phone
 * too. A photo is shown by the browser then.
 */
function giveUp(owner: Element) {
  const pressed = held.get(owner)
  if (!held.delete(owner)) return
  if (pressed?.href) location.assign(pressed.href)
  const { phone, tel } = owner.querySelector('form')?.dataset ?? {}
  failure.role = 'alert'
  // `colour('error')`, without the table of names (src/ui/theme/theme.ts).
  failure.style = 'margin:1em;color:var(--e)'
  failure.textContent = `${owner.querySelector<HTMLElement>('[data-text]')?.dataset.text ?? ''} `
  if (phone) failure.append(Object.assign(document.createElement('a'), { href: tel, textContent: phone }))
  owner.after(failure)
}

/**
 * Asks for the page of a link as soon as a finger lies on it. Its first tap is a load by the browser, which shows the page
 * sooner than an app that has yet to run: 0.4 to 1.4 s against 0.5 to 2.7 on a slow phone and line, eight taps each.
 */
function askAhead(target: Element) {
  const link = target.closest<HTMLAnchorElement>('a[href^="/"]')
  if (link && !shell?.matches('[data-ready]')) prefetch(link.href)
}

/** Answers the keys that an FAQ knows, and leaves the last key for what begins to listen later (Shell.tsx). */
function answerKey(target: Element, event: KeyboardEvent) {
  const { key } = event
  if (shell) shell.dataset.key = key
  const faq = target.closest('[data-island=faq]:not([data-ready])')
  const questions = [...(faq?.querySelectorAll<HTMLElement>('[aria-expanded]') ?? [])]
  const at = (questions as Element[]).indexOf(target)
  const places: Record<string, number> = { ArrowDown: (at + 1) % questions.length, ArrowUp: at - 1, Home: 0, End: -1 }
  const question = questions.at(places[key] ?? questions.length)
  if (at < 0 || !question) return
  event.preventDefault()
  question.focus()
}

/**
 * Asks for the code of what is ticked, and keeps what is typed before the code of its form runs and does it
 * (src/ui/form/keptAnswers.ts).
 */
function keep(target: Element) {
  if (!target.closest('[data-island]:not([data-ready])')) return
  startSoon()
  const form = target.closest('form')?.dataset.form
  if (!form) return
  // Nothing else of a form tells of input.
  const { name, value } = target as HTMLInputElement
  try {
    const key = `${storagePrefix}${form}:${pathname}`
    // Of nothing, as `null`, there is nothing to spread.
    const kept = JSON.parse(sessionStorage[key] ?? null)
    sessionStorage[key] = JSON.stringify({ ...kept, [name]: value })
  } catch {
    // Storage is full or forbidden.
  }
}

/** Opens what a button is for, or closes it, and closes all others of the menu or FAQ; their code reads it from the page. */
function toggle(button: Element, owner: Element) {
  for (const each of owner.querySelectorAll('[aria-expanded]')) {
    const open = each === button && each.getAttribute('aria-expanded') !== 'true'
    each.setAttribute('aria-expanded', `${open}`)
    each.closest('header')?.toggleAttribute('data-open', open)
    // Where a browser does not know the value, it hides all the same.
    Object.assign(each.closest('h3')?.nextElementSibling ?? {}, { hidden: !open && 'until-found' })
  }
}

/**
 * The menu covers the page: a key that leads out of the header would set the focus on what cannot be seen, and a tap beside
 * the menu wants the page.
 */
function closeMenu(target: Element) {
  if (!target.closest('header')) document.querySelector<HTMLElement>('[data-open]>button')?.click()
}

/**
 * Keeps the line breaks of the first screen when the fonts of the site come. The fonts of the system are wider as a rule
 * (src/ui/theme/fonts.styles.ts), so some texts have a line more in them. A text keeps all of its lines when it is as wide
 * as the longest of them, and a twentieth wider for words that the font of the site makes wider. Then nothing below moves, and
 * no line is left empty. A centred text, which only code of a site has, would leave its place.
 */
function keepLines() {
  const range = new Range()
  // All are measured before one is changed, so that the browser lays the page out once.
  const texts = [...document.querySelectorAll<HTMLElement>('h1,h2,h3,p:not([role])')].map((each) => {
    range.selectNodeContents(each)
    return [each, range.getBoundingClientRect(), each.offsetHeight] as const
  })
  for (const [each, { top, width }, height] of texts) {
    // What is hidden has no width, and what has a role changes. Of a long text, whose lines are all full, the last may go: its room stays.
    if (width && top < innerHeight && getComputedStyle(each).textAlign === 'start')
      each.style = `max-width:${1.05 * width}px;min-height:${height}px`
  }
}

listen('click', hold, true)
listen('pointerdown', askAhead)
listen('keydown', answerKey)
listen('input', keep)
listen(failedEvent, giveUp)
listen('focusin', closeMenu)
listen('click', closeMenu)
listen(readyEvent, (target) => {
  failure.remove()
  held.get(target)?.click()
  held.delete(target)
})
if (!isThrifty) {
  // Not when a finger is put down: it is about to tap, which is told as a movement too, or to scroll, which cancels it.
  for (const intent of ['mousemove', 'pointercancel', 'keydown']) {
    addEventListener(intent, startSoon, { once: true })
  }
  addEventListener('load', () => files.forEach(prefetch))
}
// After a reload, Back still leads to entries that the app made: it changes only the address and loads nothing. A phone's
// gesture for Back does not touch the page, so the app may not run yet.
addEventListener('popstate', () => {
  if (location.pathname !== pathname && !shell?.matches('[data-ready]')) location.reload()
})
addEventListener('scroll', () => document.documentElement.toggleAttribute('data-scrolled', scrollY > 8))
try {
  // Answers that were typed before a reload or a crash (src/ui/form/keptAnswers.ts), and scopes of work for a form, come back
  // without a touch: their names end with the path of their page. What another script keeps under such a name only makes the
  // app run early.
  if (`${Object.keys(sessionStorage)}`.includes(':/')) start()
} catch {
  // A browser that is set to keep nothing throws.
}
keepLines()
