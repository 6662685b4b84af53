import { words } from 'virtual:ashlar/words/scope'
import { createSay } from '../../../schemas/words/say.ts'
import { quoteSentEvent, scopeEvent } from '../../ui/events.ts'
import { keepScope, readScope } from '../../ui/form/state/scopeNotes.ts'
import { scopeCount } from './ScopeOfWork.styles.ts'

interface Task {
  box: HTMLInputElement
  often: HTMLSelectElement
  text: string
}

/** While the root element has this attribute, the page prints only the scope of work. */
const printing = 'data-printing'

/**
 * Makes the scope of work in `element` interactive: it lists the ticked tasks, stores them for the notes of the quote
 * form and for a reload, and prints them. Tasks that were ticked before this code ran are included.
 *
 * @returns a function that removes the listeners
 */
export function mount(element: HTMLElement): () => void {
  const end = new AbortController()
  const { signal } = end
  const { service = '' } = element.querySelector<HTMLElement>('[data-service]')?.dataset ?? {}
  const tasks = [...element.querySelectorAll('fieldset li')].flatMap(taskOf)
  const count = addCount(element)
  const draw = () => drawChosen(element, tasks, count.words)
  const change = () => {
    keepScope({ service, tasks: draw().map(({ text, often }) => ({ text, often: often.value })) })
    document.dispatchEvent(new Event(scopeEvent))
  }
  const forget = () => {
    for (const { box } of tasks) box.checked = false
    draw()
  }

  tickKept(tasks)
  if (tasks.some(({ box }) => box.checked)) change()
  element.addEventListener('change', change, { signal })
  document.addEventListener(quoteSentEvent, forget, { signal })
  const endPrint = openPrint(element, signal)
  return () => {
    endPrint()
    count.line.remove()
    end.abort()
  }
}

/** Ticks the tasks that were stored before the page was loaded. */
function tickKept(tasks: readonly Task[]): void {
  for (const { text, often } of readScope()?.tasks ?? []) {
    const task = tasks.find((each) => each.text === text)
    if (!task) continue
    task.box.checked = true
    task.often.value = often
  }
}

/** Lists and counts the ticked tasks, and returns them. */
function drawChosen(element: HTMLElement, tasks: readonly Task[], counted: HTMLElement): Task[] {
  const say = createSay<'scope'>(words, document.documentElement.lang)
  const chosen = tasks.filter(({ box }) => box.checked)
  element.querySelector('[data-part=chosen]')?.replaceChildren(...chosen.map(lineOf))
  const status = element.querySelector('[role=status]')
  const said = chosen.length === 0 ? say('none') : say('ticked', { count: chosen.length, all: tasks.length })
  if (status && status.textContent !== said) status.textContent = said
  counted.textContent = said
  element.closest('section')?.toggleAttribute('data-ticked', chosen.length > 0)
  return chosen
}

/** Makes the button print only the scope of work. The returned function shows the whole page again. */
function openPrint(element: HTMLElement, signal: AbortSignal): () => void {
  const parts = [document.documentElement, element.closest('section')]
  const show = () => {
    for (const part of parts) part?.removeAttribute(printing)
  }
  const print = () => {
    for (const part of parts) part?.setAttribute(printing, '')
    window.print()
  }
  element.querySelector('[data-act=print]')?.addEventListener('click', print, { signal })
  addEventListener('afterprint', show, { signal })
  return show
}

/**
 * Adds a line after the rooms that sticks to the lower edge of phones. Its words are hidden from screen readers,
 * because the list announces them.
 */
function addCount(element: HTMLElement) {
  const words = document.createElement('span')
  words.ariaHidden = 'true'
  const line = document.createElement('div')
  line.className = scopeCount.root
  line.dataset.part = 'count'
  line.append(words, element.querySelector('[data-part=scope-list] a')?.cloneNode(true) ?? '')
  element.querySelector('fieldset')?.parentElement?.append(line)
  return { line, words }
}

function taskOf(item: Element): Task[] {
  const box = item.querySelector('input')
  const often = item.querySelector('select')
  return box && often ? [{ box, often, text: item.querySelector('strong')?.textContent ?? '' }] : []
}

function lineOf({ text, often }: Task): HTMLElement {
  const line = document.createElement('li')
  const when = document.createElement('span')
  when.textContent = often.value
  line.append(text, when)
  return line
}
