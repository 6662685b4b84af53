import { words } from 'virtual:ashlar/words/scope'
import { createSay } from '../../../schemas/words/say.ts'
import { quoteSentEvent, scopeEvent } from '../../ui/events.ts'
import { keepScope, readScope } from '../../ui/form/scopeNotes.ts'
import { scopeCount } from './ScopeOfWork.styles.ts'

interface Task {
  box: HTMLInputElement
  often: HTMLSelectElement
  text: string
}

/** While it stands on the root element, the page prints the scope of work alone. */
const printing = 'data-printing'

/**
 * Makes the scope of work in `element` answer: it lists what is ticked, keeps it for the notes of the quote form and for a
 * reload, and prints it. What was ticked before this code ran counts.
 *
 * @returns ends this
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

/** Ticks what was ticked before the page was loaded. */
function tickKept(tasks: readonly Task[]): void {
  for (const { text, often } of readScope()?.tasks ?? []) {
    const task = tasks.find((each) => each.text === text)
    if (!task) continue
    task.box.checked = true
    task.often.value = often
  }
}

/** Lists and counts what is ticked, and gives it back. */
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

/** Lets the button print the scope of work alone; the function that it returns shows the page whole again. */
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

/** Puts a line behind the rooms that stays at the lower edge of phones; its words, which the list says, are silent. */
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
