/**
 * Every field type in every state of a form: empty, wrong, right, kept over a reload, failed, sending, sent; the same
 * in every engine.
 */
import { existsSync, readFileSync } from 'node:fs'
import { expect } from 'playwright/test'
import { axeScript, transitionsEnd } from '../axe.ts'
import type { DrivenWindow } from '../engines/drivenBrowser.ts'
import { type Asked, arrivedFromBrowser, asked, everything } from './everyField.ts'

export const typesOf = (entries: readonly Asked[]) => entries.map(({ field }) => field.type).sort()

export const isTicked = ({ field }: Asked) => ['radio', 'checkbox', 'checkboxes', 'consent'].includes(field.type)

/** Returns the selector of an answer's input in a form; of several inputs the one with the right value. */
export const boxIn = (form: string, { field, right }: Asked) =>
  `${form} [name=${field.type}]${['radio', 'checkboxes'].includes(field.type) ? `[value="${right}"]` : ''}`

/**
 * Answers a field by dispatching the events that an answer fires: inputs for days, times and files differ by engine and
 * language.
 */
export function putByScript(view: DrivenWindow, entry: Asked, text: string, form = everything): Promise<void> {
  const box = boxIn(form, entry)
  const say = `for (const type of ['input', 'change']) box.dispatchEvent(new Event(type, { bubbles: true }))`
  if (isTicked(entry))
    return view.run('const box = document.querySelector(arguments[0]); if (!box.checked) box.click()', box)
  if (entry.field.type === 'file')
    return view.run(
      `const box = document.querySelector(arguments[0])
      const list = new DataTransfer()
      list.items.add(new File(['A plan'], arguments[1], { type: 'application/pdf' }))
      box.files = list.files
      ${say}`,
      box,
      text,
    )
  return view.run(
    `const box = document.querySelector(arguments[0])
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(box), 'value').set.call(box, arguments[1])
    ${say}`,
    box,
    text,
  )
}

/** Returns the requests of a form that its inbox received. */
export function recordsOf(inbox: string, form: string) {
  const lines = existsSync(inbox) ? readFileSync(inbox, 'utf8').trim().split('\n') : []
  const records = lines.map((line) => JSON.parse(line) as { form: string; request: Record<string, unknown> })
  return records.filter(({ form: name }) => name === form)
}

/** Runs all of axe's rules in a page, after its colour transitions have ended. */
async function axeIn(view: DrivenWindow): Promise<string[]> {
  await view.run(
    `if (!window.axe) { ${axeScript} }
    window.found = undefined
    ${transitionsEnd}
      .then(() => axe.run({ exclude: ['iframe'] }))
      .then(({ violations }) => {
        window.found = violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ target }) => target).join(', '))
      })`,
  )
  await expect.poll(() => view.run<boolean>('return Array.isArray(window.found)')).toBe(true)
  return view.run('return window.found')
}

/** The first request fails, the second waits until it is released. */
const holdRequests = `const { fetch } = window
  let count = 0
  const gone = new Promise((done) => { window.letGo = done })
  window.fetch = (...asked) => {
    if (!String(asked[0]).includes('/_inbox/')) return fetch(...asked)
    count += 1
    return count === 1 ? Promise.resolve(new Response('', { status: 500 })) : gone.then(() => fetch(...asked))
  }`

/** Reads the value of an input: its text, whether it is ticked, or the number of its files. */
const readAnswer = `const box = document.querySelector(arguments[0])
  return arguments[1] ? String(box.checked) : box.type === 'file' ? String(box.files.length) : box.value`

/** Reads the name of an input, or of the inputs of a group, in an element. */
const readNames = `return [...document.querySelectorAll(arguments[0])]
  .map((each) => each.getAttribute('name') ?? each.querySelector('[name]')?.getAttribute('name') ?? '')`

/** Reads the description of an input. */
const readDescription = `const box = document.querySelector(arguments[0])
  const ids = (box.getAttribute('aria-describedby') ?? '') + ' ' + (box.getAttribute('aria-errormessage') ?? '')
  return ids.split(' ').map((id) => document.getElementById(id)?.textContent ?? '').join(' ').trim()`

const island = '[data-island=form]'
const button = `${everything} [type=submit]`

/** Returns functions that read the state of the form with all fields. */
function read(view: DrivenWindow) {
  return {
    /** The types of fields that are marked as wrong. */
    wrong: async () => [...new Set(await view.run<string[]>(readNames, `${everything} [aria-invalid=true]`))].sort(),
    words: (selector: string) =>
      view.run<string>('return document.querySelector(arguments[0])?.textContent ?? ""', selector),
    answers: () =>
      Promise.all(asked.map((entry) => view.run<string>(readAnswer, boxIn(everything, entry), isTicked(entry)))),
    passesAxe: async (state: string) => expect.soft(await axeIn(view), `axe, ${state}`).toEqual([]),
  }
}

/** Returns the right answers as values of the inputs, with the given number of files. */
const answersWith = (files: string) =>
  asked.map((entry) => {
    if (entry.field.type === 'file') return files
    return isTicked(entry) ? 'true' : entry.right
  })

async function wake(view: DrivenWindow): Promise<void> {
  await view.run('document.querySelector(arguments[0]).scrollIntoView({ behavior: "instant" })', everything)
  await expect
    .poll(async () => {
      await view.press('Tab')
      return view.run('return document.querySelector(arguments[0]) !== null', `${island}[data-ready]`)
    })
    .toBe(true)
}

/** Answers a field as a visitor of an engine does. */
type Put = (entry: Asked, text: string) => Promise<void>

/** Tests the states untouched, empty, wrong and right. */
async function fillIn(view: DrivenWindow, put: Put): Promise<void> {
  const { wrong, answers, passesAxe } = read(view)
  await view.open('/')
  await wake(view)
  await passesAxe('untouched')

  await view.click(button)
  await expect.poll(wrong, { message: 'empty' }).toEqual(typesOf(asked))
  const listed = await view.run('return document.querySelectorAll(arguments[0]).length', `${island} nav a`)
  expect.soft(listed).toBe(asked.length)
  await passesAxe('empty')

  for (const entry of asked) await put(entry, entry.wrong ?? entry.right)
  const able = asked.filter((entry) => entry.wrong !== undefined)
  await expect.poll(wrong, { message: 'wrong' }).toEqual(typesOf(able))
  for (const entry of able) {
    const said = await view.run(readDescription, boxIn(everything, entry))
    expect.soft(said, `${entry.field.type} says what is wrong`).toMatch(/\S{3}/)
  }
  await passesAxe('wrong')

  for (const entry of able) await put(entry, entry.right)
  await expect.poll(wrong, { message: 'right' }).toEqual([])
  expect.soft(await answers(), 'right').toEqual(answersWith('1'))
  await passesAxe('right')
}

/** Tests that answers survive a reload, except files, which no browser keeps. */
async function reload(view: DrivenWindow, put: Put): Promise<void> {
  const { answers, passesAxe } = read(view)
  await view.reload()
  await wake(view)
  expect.soft(await answers(), 'kept').toEqual(answersWith('0'))
  await passesAxe('kept')
  for (const entry of asked) if (entry.field.type === 'file') await put(entry, entry.right)
}

/** Tests the states failed, sending and sent. */
async function send(view: DrivenWindow, inbox: string): Promise<void> {
  const { wrong, words, answers, passesAxe } = read(view)
  await view.run(holdRequests)
  const before = recordsOf(inbox, 'multipart').length
  await view.click(button)
  await expect.poll(() => words(`${island} [role=alert]`), { message: 'failed' }).toMatch(/\S/)
  expect.soft([await answers(), await wrong()], 'failed').toEqual([answersWith('1'), []])
  await passesAxe('failed')

  await view.click(button)
  await expect.poll(() => words(button), { message: 'sending' }).toBe('On its way')
  await passesAxe('sending')
  expect(recordsOf(inbox, 'multipart').length).toBe(before)
  await view.run('window.letGo()')
  await expect.poll(() => view.run('return location.pathname'), { message: 'sent' }).toBe('/about/')
  const [record, ...more] = recordsOf(inbox, 'multipart').slice(before)
  expect(more).toEqual([])
  expect(record?.request).toMatchObject({
    ...arrivedFromBrowser,
    file: [{ name: 'plan.pdf', bytes: 6 }],
    source_page: '/',
    request_id: expect.stringMatching(/^[\da-f]{32}$/),
  })
}

/**
 * Moves the form with all fields through its states, and checks what visitors are told in each.
 *
 * @param inbox the file of the inbox that the form sends to
 */
export async function goThroughStates(
  view: DrivenWindow,
  inbox: string,
  put: Put = (entry, text) => putByScript(view, entry, text),
): Promise<void> {
  await fillIn(view, put)
  await reload(view, put)
  await send(view, inbox)
}
