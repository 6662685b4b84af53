/**
 * Windows that tests control with the commands of W3C WebDriver (https://www.w3.org/TR/webdriver2/), over any
 * transport.
 */
import type { ChildProcess } from 'node:child_process'

export interface DrivenWindow {
  open(address: string): Promise<void>
  reload(): Promise<void>
  back(): Promise<void>
  /** Runs a function body in the page and returns its result. */
  run<Value>(script: string, ...values: unknown[]): Promise<Value>
  /** Scrolls to the first element of a selector, and clicks its centre. */
  click(selector: string): Promise<void>
  /** Types into the first element of a selector. */
  type(selector: string, text: string): Promise<void>
  /** Presses a key, named as in https://www.w3.org/TR/webdriver2/#keyboard-actions. */
  press(key: keyof typeof keys): Promise<void>
  close(): Promise<void>
}

export interface DrivenBrowser {
  /**
   * Opens a window with a fresh session, as narrow as possible: 447 or 500 px.
   *
   * @param site base of the addresses of pages
   */
  openWindow(site: string): Promise<DrivenWindow>
  stop(): Promise<void>
}

/** The last path segments of the commands. */
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

/** Sends a command to a window, or to an element in it, and returns the value of the response. */
export type Tell = <Value>(command: Command, body: object, element?: string) => Promise<Value>

const keys = { Escape: '\uE00C', Tab: '\uE004', Enter: '\uE007' }

/** Returns a window whose commands `tell` sends. */
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
        // The driver scrolls smoothly like the page, and clicks the position that the element has by then.
        await run(
          `document.querySelector(arguments[0]).scrollIntoView({ block: 'center', behavior: 'instant' })`,
          selector,
        )
        await tell('click', {}, await find(selector))
      }
      // A new page may still be scrolling to its top; then the driver does not click and reports an error.
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

/** The maximum number of attempts to click a moving element. */
const mostTries = 20

/** Ends a process and waits until it has exited. */
export async function end(child: ChildProcess): Promise<void> {
  const ended = new Promise((done) => child.once('exit', done))
  if (child.exitCode === null && child.kill()) await ended
}
