/** Windows that tests drive by the commands of W3C WebDriver (https://www.w3.org/TR/webdriver2/), whatever carries them. */
import type { ChildProcess } from 'node:child_process'

export interface DrivenWindow {
  open(address: string): Promise<void>
  reload(): Promise<void>
  back(): Promise<void>
  /** Runs the body of a function in the page and gives what it returns. */
  run<Value>(script: string, ...values: unknown[]): Promise<Value>
  /** Goes to the first element of a selector as a visitor would, and clicks in its middle. */
  click(selector: string): Promise<void>
  /** Types where the first element of a selector is. */
  type(selector: string, text: string): Promise<void>
  /** Presses a key, named as in https://www.w3.org/TR/webdriver2/#keyboard-actions. */
  press(key: keyof typeof keys): Promise<void>
  close(): Promise<void>
}

export interface DrivenBrowser {
  /**
   * Opens a window that knows nothing of those before it, as narrow as it gets: 447 or 500 px.
   *
   * @param site what the addresses of pages are relative to
   */
  openWindow(site: string): Promise<DrivenWindow>
  stop(): Promise<void>
}

/** The ends of the addresses of the commands. */
export type Command =
  | 'url'
  | 'refresh'
  | 'back'
  | 'execute/sync'
  | 'element'
  | 'click'
  | 'value'
  | 'actions'
  | 'window/rect'

/** Gives a command to a window, or to an element in it; gives the value of the answer. */
export type Tell = <Value>(command: Command, body: object, element?: string) => Promise<Value>

const keys = { Escape: '\uE00C', Tab: '\uE004', Enter: '\uE007' }

/** The window in which `tell` has its commands done. */
export async function drive(tell: Tell, site: string, close: () => Promise<void>): Promise<DrivenWindow> {
  const find = async (selector: string) => {
    const element = await tell<Record<string, string>>('element', { using: 'css selector', value: selector })
    return Object.values(element)[0]
  }
  const run = <Value>(script: string, ...values: unknown[]) => tell<Value>('execute/sync', { script, args: values })
  await tell('window/rect', { width: 390, height: 844 })
  return {
    open: (address) => tell('url', { url: new URL(address, site).href }),
    reload: () => tell('refresh', {}),
    back: () => tell('back', {}),
    run,
    click: async (selector) => {
      const aim = async () => {
        // The driver scrolls as the page does, smoothly, and clicks at where the element is by then.
        await run(
          `document.querySelector(arguments[0]).scrollIntoView({ block: 'center', behavior: 'instant' })`,
          selector,
        )
        await tell('click', {}, await find(selector))
      }
      // A page that has just come may still be on its way to its top: the driver clicks nowhere then, and says so.
      const isMoving = (error: unknown) => error instanceof Error && error.message.includes('not interactable')
      for (let tries = 1; ; tries++) {
        try {
          return await aim()
        } catch (error) {
          if (!isMoving(error) || tries === mostTries) throw error
        }
      }
    },
    type: async (selector, text) => tell('value', { text }, await find(selector)),
    press: (key) => {
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: keys[key] }))
      return tell('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
    },
    close,
  }
}

/** How often a click is aimed at an element that moves. */
const mostTries = 20

/** Ends a process and waits until it has. */
export async function end(child: ChildProcess): Promise<void> {
  const ended = new Promise((done) => child.once('exit', done))
  if (child.exitCode === null && child.kill()) await ended
}
