/**
 * The only script that runs at load. It fetches the app once the page has loaded, runs it after the first touch, and
 * keeps what a visitor does before the app has arrived: the menu and the answers of an FAQ open at once; another press of
 * a button or a submitted form is held and repeated when its island is ready. If the code of the island cannot be loaded,
 * a line says so; the next press asks for it again.
 */
import { failedEvent, heldEvent, noConnection, orCall, readyEvent, storagePrefix } from '../ui/events.ts'

const files = document.querySelector<HTMLElement>('script[data-app]')?.dataset.app?.split(' ') ?? []
const held = new Map<Element, () => void>()
const failure = document.createElement('p')
const { pathname } = location

/** A browser runs a module once, however often it is imported. */
function start() {
  // A plain import of an address: Vite's own way would put its preload helper, 0.8 kB gzip, into this script.
  import(/* @vite-ignore */ files[0] ?? '').catch(() => {
    for (const owner of held.keys()) giveUp(owner)
  })
}

/**
 * Runs the app once the answer to a touch is painted: until the app runs, a slow phone answers nothing else for a fifth
 * of a second.
 */
function startSoon() {
  requestAnimationFrame(() => setTimeout(start))
}

function preload() {
  for (const href of files) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    link.fetchPriority = 'low'
    document.head.append(link)
  }
}

/** Listens to events of elements; others come from the document and the window. */
function listen(name: string, act: (target: Element, event: Event) => void, capture?: boolean) {
  addEventListener(name, (event) => event.target instanceof Element && act(event.target, event), capture)
}

function hold(target: Element, event: Event) {
  const isSubmit = event.type === 'submit'
  const button = target.closest('button')
  const owner = target.closest<HTMLElement>('[data-island],#shell')
  if (!owner || owner.hasAttribute('data-ready') || !(button || isSubmit)) return
  startSoon()
  event.preventDefault()
  event.stopPropagation()
  failure.remove()
  owner.dispatchEvent(new Event(heldEvent))
  const form = isSubmit ? target.closest('form') : button?.type === 'submit' && button.form
  if (form) held.set(owner, () => form.requestSubmit())
  // The shell is no island: its button opens the menu.
  else if ((owner.dataset.island ?? 'faq') === 'faq' && button?.hasAttribute('aria-expanded')) toggle(button, owner)
  else held.set(owner, () => button?.click())
}

/**
 * Drops a press whose code cannot be loaded, and says so below the island: of a form what its own code would say, of a
 * button that shows a notice the text of the notice.
 */
function giveUp(owner: Element) {
  if (!held.delete(owner)) return
  const { phone, tel = '' } = owner.querySelector('form')?.dataset ?? {}
  failure.setAttribute('role', 'alert')
  failure.style.marginTop = '1.25rem'
  failure.textContent = owner.querySelector('button')?.dataset.text ?? ''
  if (phone) {
    const link = document.createElement('a')
    link.href = tel
    link.append(phone)
    failure.style.color = 'var(--error)'
    failure.append(`${noConnection}, or load the page anew. ${orCall} `, link, '.')
  }
  owner.after(failure)
}

/** Keeps what is typed before the code of its form runs and does it (src/ui/form/keptAnswers.ts). */
function keep(box: Element) {
  const form = box.closest<HTMLElement>('[data-island]:not([data-ready]) form')?.dataset.form
  if (!form || !('name' in box && 'value' in box)) return
  try {
    const key = `${storagePrefix}${form}:${location.pathname}`
    const kept = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    sessionStorage.setItem(key, JSON.stringify({ ...kept, [String(box.name)]: box.value }))
  } catch {
    // Storage is full or forbidden.
  }
}

/** Opens what a button is for, or closes it, and closes all others of the menu or FAQ; their code reads it from the page. */
function toggle(button: Element, owner: Element) {
  for (const each of owner.querySelectorAll('[aria-expanded]')) {
    const open = each === button && each.getAttribute('aria-expanded') !== 'true'
    each.setAttribute('aria-expanded', String(open))
    each.closest('header')?.toggleAttribute('data-open', open)
    const answer = each.closest('h3')?.nextElementSibling
    if (open) answer?.removeAttribute('hidden')
    else answer?.setAttribute('hidden', 'until-found')
  }
}

listen('click', hold, true)
listen('submit', hold, true)
listen('input', keep)
listen(failedEvent, giveUp)
// The menu covers the page: a key that leads out of the header would set the focus on what cannot be seen, and a tap
// beside the menu wants the page.
for (const name of ['focusin', 'click'])
  listen(name, (target) => {
    if (!target.closest('header')) document.querySelector<HTMLElement>('[data-open] > button')?.click()
  })
listen(readyEvent, (target) => {
  failure.remove()
  held.get(target)?.()
  held.delete(target)
})
// Not when a finger is put down: it is about to tap, or to scroll, which cancels it.
for (const intent of ['mousemove', 'click', 'pointercancel', 'keydown', 'focusin']) {
  addEventListener(intent, startSoon, { once: true, passive: true })
}
// Loaded anew, a page still shares its entries of the history with those that the app went to: a step back changes only
// the address, and the gesture of a phone that makes it is no touch of the page.
addEventListener('popstate', () => {
  if (location.pathname !== pathname && !document.querySelector('#shell[data-ready]')) location.reload()
})
addEventListener('scroll', () => document.documentElement.toggleAttribute('data-scrolled', scrollY > 8), {
  passive: true,
})
try {
  // Answers that were typed before a reload or a crash (src/ui/form/keptAnswers.ts) come back without a touch.
  if (Object.keys(sessionStorage).some((key) => key.startsWith(storagePrefix) && key.endsWith(location.pathname)))
    start()
} catch {
  // A browser that is set to keep nothing throws.
}
if (document.readyState === 'complete') preload()
else addEventListener('load', preload)
