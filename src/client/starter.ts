/**
 * The only script that runs at load. It fetches the app once the page has loaded and runs it after the first touch.
 * Until then it handles what a visitor does: the menu and the answers of an FAQ open at once, and arrow keys move
 * between the questions. Presses of other buttons, or of a photo that opens large, are held and repeated when their
 * code is ready. If the code of an island cannot be loaded, a line says so; the next press requests it again.
 */
import { failedEvent, heldEvent, readyEvent, storagePrefix } from '../ui/events.ts'

const files = document.querySelector<HTMLElement>('[data-app]')?.dataset.app?.split(' ') ?? []
declare global {
  interface Navigator {
    /** Not available in every browser. */
    connection?: { saveData?: boolean; effectiveType?: string }
  }
}

const held = new Map<Element, HTMLElement & { href?: string }>()
const failure = document.createElement('p')
const shell = document.querySelector<HTMLElement>('#shell')
const pathname = location.pathname
const line = navigator.connection
/**
 * Whether to avoid loading the app for a visitor who only reads, because the connection is slow or metered
 * (https://wicg.github.io/netinfo/).
 */
const isThrifty = line?.saveData || /[23]g/.test(`${line?.effectiveType}`)

/**
 * Imports the app, and drops the held presses if that fails. A browser runs a module once, however often it is
 * imported.
 */
function start() {
  // A plain import of an address: Vite's own import would add its preload helper, 0.8 kB gzip, to this script.
  import(/* @vite-ignore */ files[0] ?? '').catch(() => {
    held.forEach((_, owner) => {
      giveUp(owner)
    })
  })
}

/**
 * Runs the app after the browser has painted the response to a touch, because starting the app blocks a slow phone for
 * a fifth of a second.
 */
function startSoon() {
  requestAnimationFrame(() => setTimeout(start))
}

/**
 * Prefetches a file. With `modulepreload` the browser would compile the app too, which took a slow phone 50 to 100 ms
 * on every page. Browsers that do not support `prefetch` fetch the file at the touch.
 */
function prefetch(href: string) {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href }))
}

/** Calls `act` for events whose target is an element; events of the document and the window are ignored. */
function listen<Name extends keyof WindowEventMap>(
  name: Name,
  act: (target: Element, event: WindowEventMap[Name]) => unknown,
  capture?: boolean,
) {
  addEventListener(name, (event) => event.target instanceof Element && act(event.target, event), capture)
}

/**
 * Holds a press on a part whose code is not running yet, so that it can be repeated later. Enter in a field of a form
 * also presses its button (HTML, 4.10.21.2).
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
 * Drops a press whose code cannot be loaded. It shows the button's failure text below the island, with the phone number
 * for a form. For a photo, the browser opens the image itself.
 */
function giveUp(owner: Element) {
  const pressed = held.get(owner)
  if (!held.delete(owner)) return
  if (pressed?.href) location.assign(pressed.href)
  const { phone, tel } = owner.querySelector('form')?.dataset ?? {}
  failure.role = 'alert'
  // `colour('error')`, written out because importing it would add the table of names (src/ui/theme/theme.ts).
  failure.style = 'margin:1em;color:var(--e)'
  failure.textContent = `${owner.querySelector<HTMLElement>('[data-text]')?.dataset.text ?? ''} `
  if (phone) failure.append(Object.assign(document.createElement('a'), { href: tel, textContent: phone }))
  owner.after(failure)
}

/**
 * Prefetches the page of a link as soon as a finger touches it. The browser itself loads the page of this first tap,
 * because that is faster than an app that has yet to start: 0.4 to 1.4 s against 0.5 to 2.7 s on a slow phone and line,
 * eight taps each.
 */
function askAhead(target: Element) {
  const link = target.closest<HTMLAnchorElement>('a[href^="/"]')
  if (link && !shell?.matches('[data-ready]')) prefetch(link.href)
}

/** Handles the keys of an FAQ, and stores the last key for code that starts listening later (Shell.tsx). */
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
 * Loads the code of an island when a visitor changes one of its fields, and stores input that is made before the code
 * of its form runs (src/ui/form/state/keptAnswers.ts).
 */
function keep(target: Element) {
  if (!target.closest('[data-island]:not([data-ready])')) return
  startSoon()
  const form = target.closest('form')?.dataset.form
  if (!form) return
  // In a form only fields fire input events.
  const { name, value } = target as HTMLInputElement
  try {
    const key = `${storagePrefix}${form}:${pathname}`
    // Spreading `null` adds nothing.
    const kept = JSON.parse(sessionStorage[key] ?? null)
    sessionStorage[key] = JSON.stringify({ ...kept, [name]: value })
  } catch {
    // Storage is full or blocked.
  }
}

/**
 * Toggles what a button controls, and closes all others of the menu or FAQ. Their code later reads the state from the
 * page.
 */
function toggle(button: Element, owner: Element) {
  for (const each of owner.querySelectorAll('[aria-expanded]')) {
    const open = each === button && each.getAttribute('aria-expanded') !== 'true'
    each.setAttribute('aria-expanded', `${open}`)
    each.closest('header')?.toggleAttribute('data-open', open)
    // Browsers that do not know the value `until-found` treat it as hidden.
    Object.assign(each.closest('h3')?.nextElementSibling ?? {}, { hidden: !open && 'until-found' })
  }
}

/**
 * Closes the menu when a key moves the focus out of the header, or a tap lands beside it: the open menu covers the
 * page, so the focus would be on something invisible.
 */
function closeMenu(target: Element) {
  if (!target.closest('header')) document.querySelector<HTMLElement>('[data-open]>button')?.click()
}

/**
 * Keeps the line breaks of the first screen when the fonts of the site arrive. System fonts are usually wider
 * (src/ui/theme/fonts.styles.ts), so some texts have one line more in them. A text keeps all its lines if its width is
 * limited to that of its longest line plus a twentieth, for words that the site's font makes wider. Then nothing below
 * moves and no line is left empty. Centred texts, which only a site's own code has, are skipped, because they would
 * shift.
 */
function keepLines() {
  const range = new Range()
  // All texts are measured before any is changed, so that the browser computes the layout once.
  const texts = [...document.querySelectorAll<HTMLElement>('h1,h2,h3,p:not([role])')].map((each) => {
    range.selectNodeContents(each)
    return [each, range.getBoundingClientRect(), each.offsetHeight] as const
  })
  for (const [each, { top, width }, height] of texts) {
    // Hidden texts have no width, and texts with a role change. A long text whose lines are all full may lose its last
    // line; its height stays.
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
  // `pointerdown` does not start the app: a finger that touches the screen either taps, which also fires `mousemove`,
  // or scrolls, which fires `pointercancel`.
  for (const intent of ['mousemove', 'pointercancel', 'keydown']) {
    addEventListener(intent, startSoon, { once: true })
  }
  addEventListener('load', () => files.forEach(prefetch))
}
// After a reload, Back still leads to entries that the app created: it changes the address and loads nothing. A phone's
// Back gesture does not touch the page, so the app may not be running yet.
addEventListener('popstate', () => {
  if (location.pathname !== pathname && !shell?.matches('[data-ready]')) location.reload()
})
addEventListener('scroll', () => document.documentElement.toggleAttribute('data-scrolled', scrollY > 8))
try {
  // Answers typed before a reload or a crash (src/ui/form/state/keptAnswers.ts), and scopes of work for a form, are
  // restored without a touch. Their keys end with the path of their page. If another script uses such a key, the app
  // only starts early.
  if (`${Object.keys(sessionStorage)}`.includes(':/')) start()
} catch {
  // A browser that blocks storage throws.
}
keepLines()
