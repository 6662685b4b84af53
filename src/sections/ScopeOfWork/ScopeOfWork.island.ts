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
  const say = createSay<'scope'>(words, document.documentElement.lang)
  const section = element.closest('section')
  const { service = '' } = element.querySelector<HTMLElement>('[data-service]')?.dataset ?? {}
  const tasks = [...element.querySelectorAll('fieldset li')].flatMap(taskOf)

  const count = addCount(element)

  const draw = () => {
    const chosen = tasks.filter(({ box }) => box.checked)
    element.querySelector('[data-part=chosen]')?.replaceChildren(...chosen.map(lineOf))
    const status = element.querySelector('[role=status]')
    const words = chosen.length === 0 ? say('none') : say('ticked', { count: chosen.length, all: tasks.length })
    if (status && status.textContent !== words) status.textContent = words
    count.words.textContent = words
    section?.toggleAttribute('data-ticked', chosen.length > 0)
    return chosen
  }
  const change = () => {
    keepScope({ service, tasks: draw().map(({ text, often }) => ({ text, often: often.value })) })
    document.dispatchEvent(new Event(scopeEvent))
  }

  for (const { text, often } of readScope()?.tasks ?? []) {
    const task = tasks.find((each) => each.text === text)
    if (!task) continue
    task.box.checked = true
    task.often.value = often
  }
  if (tasks.some(({ box }) => box.checked)) change()
  element.addEventListener('change', change, { signal })
  const print = element.querySelector('[data-act=print]')
  print?.addEventListener(
    'click',
    () => {
      section?.setAttribute(printing, '')
      document.documentElement.setAttribute(printing, '')
      window.print()
    },
    { signal },
  )
  const afterPrint = () => {
    section?.removeAttribute(printing)
    document.documentElement.removeAttribute(printing)
  }
  addEventListener('afterprint', afterPrint, { signal })
  const forget = () => {
    for (const { box } of tasks) box.checked = false
    draw()
  }
  document.addEventListener(quoteSentEvent, forget, { signal })
  return () => {
    afterPrint()
    count.line.remove()
    end.abort()
  }
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
