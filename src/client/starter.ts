/**
 * The only script that runs at load. It fetches the app once the page has loaded, runs it after the first touch, and
 * keeps what a visitor does before the app has arrived: the menu and the answers of an FAQ open by themselves, another
 * press of a button or a submitted form is held and repeated when its island says that it is ready. Where the code of the
 * island cannot be had, a line says so; the next press asks for it again.
 */
const files = document.querySelector<HTMLElement>('script[data-app]')?.dataset.app?.split(' ') ?? []
const isReady = (owner: Element) => owner.hasAttribute('data-ready')
const held = new Map<Element, () => void>()
const failure = document.createElement('p')
const { pathname } = location
let started = false

function start() {
  if (started) return
  started = true
  // A plain import of an address: Vite's own way would put its preload helper, 0.8 kB gzip, into this script.
  import(/* @vite-ignore */ files[0] ?? '').catch(() => {
    started = false
    for (const owner of held.keys()) giveUp(owner)
  })
}

/**
 * Runs the app once what was done is answered and painted: until it runs, a slow phone answers nothing else for a fifth
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

function hold(event: Event) {
  const target = event.target as Element
  const button = target.closest('button')
  const owner = target.closest<HTMLElement>('[data-island],#shell')
  if (!owner || isReady(owner) || !(button || event.type === 'submit')) return
  startSoon()
  event.preventDefault()
  event.stopPropagation()
  failure.remove()
  owner.dispatchEvent(new Event('ashlar:held'))
  if (event.type === 'submit') return held.set(owner, () => (target as HTMLFormElement).requestSubmit())
  if (button?.type === 'submit') return held.set(owner, () => button.form?.requestSubmit())
  // The shell is no island: its button opens the menu.
  if ((owner.dataset.island ?? 'faq') === 'faq' && button?.hasAttribute('aria-expanded')) toggle(button, owner)
  else held.set(owner, () => button?.click())
}

/**
 * Lets go of a press whose code cannot be had, and tells it below: of a form as its own code would
 * (src/ui/form/outcomes.ts), of a button that shows a notice what the notice says.
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
    failure.append(
      'Could not submit the form. Please check your connection and try again, or load the page anew. You can also call ',
      link,
      '.',
    )
  }
  owner.after(failure)
}

/** Keeps what is typed before the code of its form can (src/ui/form/keptAnswers.ts). */
function keep({ target }: Event) {
  const box = target as HTMLInputElement
  const { form } = box.closest<HTMLElement>('[data-island]:not([data-ready]) form')?.dataset ?? {}
  if (!form) return
  try {
    const key = `ashlar:${form}:${location.pathname}`
    const kept = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    sessionStorage.setItem(key, JSON.stringify({ ...kept, [box.name]: box.value }))
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

addEventListener('click', hold, true)
addEventListener('submit', hold, true)
addEventListener('input', keep)
addEventListener('ashlar:failed', ({ target }) => giveUp(target as Element))
// The menu lies over the page: a key that leads out of the header would set the focus on what cannot be seen.
addEventListener('focusin', ({ target }) => {
  if ((target as Element).closest('header')) return
  document.querySelector<HTMLElement>('[data-open] > [data-menu-toggle]')?.click()
})
addEventListener('ashlar:ready', ({ target }) => {
  failure.remove()
  held.get(target as Element)?.()
  held.delete(target as Element)
})
// Not when a finger is put down: it is about to tap, or to scroll, which cancels it.
for (const intent of ['mousemove', 'click', 'pointercancel', 'keydown', 'focusin']) {
  addEventListener(intent, startSoon, { once: true, passive: true })
}
// Loaded anew, a page still shares its entries of the history with those that the app went to: a step back changes only
// the address, and a gesture of a phone that makes it is no touch of the page.
addEventListener('popstate', () => {
  if (location.pathname !== pathname && !document.querySelector('#shell[data-ready]')) location.reload()
})
addEventListener('scroll', () => document.documentElement.toggleAttribute('data-scrolled', scrollY > 8), {
  passive: true,
})
try {
  // Answers that were typed before a reload or a crash (src/ui/form/keptAnswers.ts) come back without a touch.
  if (Object.keys(sessionStorage).some((key) => /^ashlar:\w+:/.test(key) && key.endsWith(location.pathname))) start()
} catch {
  // A browser that is set to keep nothing throws.
}
if (document.readyState === 'complete') preload()
else addEventListener('load', preload)
