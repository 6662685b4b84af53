import { Header, Item, Root, Trigger } from '@radix-ui/react-accordion'
import { useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { createPaintQueue } from '../../ui/paintQueue.ts'
import { faq as css } from './Faq.styles.ts'

interface FaqIslandProps {
  /** Answers are HTML from the Markdown parser. */
  items: { question: string; answer: string }[]
  /** Index of the open item. */
  open?: number | undefined
  /** Prefix of all ids, generated on the server. */
  idPrefix?: string
}

/** Questions of which one is open at a time. Closed answers stay in the page, where find-in-page opens them. */
export function FaqIsland({ items, open, idPrefix }: FaqIslandProps) {
  const ownId = useId()
  const id = idPrefix ?? `faq${ownId}`
  const { list, value, choose, settle } = useOpenAnswer(open)

  return (
    <Root
      ref={list}
      id={id}
      type="single"
      collapsible
      value={value}
      onValueChange={choose}
      // The effect of a click depends on the previous one, so the pending update is applied first.
      onClickCapture={settle}
    >
      {items.map(({ question, answer }, index) => {
        const key = String(index)
        // Radix' own Content measures the layout at every change and writes `style`, which the policy refuses in HTML.
        return (
          <Item key={question} value={key} className={css.item}>
            <Header>
              <Trigger className={css.question} id={`${id}-q${key}`} aria-controls={`${id}-a${key}`}>
                {question}
              </Trigger>
            </Header>
            <section
              className={css.answer}
              id={`${id}-a${key}`}
              aria-labelledby={`${id}-q${key}`}
              data-value={key}
              hidden={key !== value}
            >
              {/* biome-ignore lint/security/noDangerouslySetInnerHtml: HTML of the Markdown parser, or read from the page */}
              <div className={css.text} dangerouslySetInnerHTML={{ __html: answer }} />
            </section>
          </Item>
        )
      })}
    </Root>
  )
}

/** The open answer: shown in the page at once, and rendered by React and Radix a little later. */
function useOpenAnswer(open: number | undefined) {
  const list = useRef<HTMLDivElement>(null)
  const [value, setValue] = useState(open === undefined ? '' : String(open))
  const [paintQueue] = useState(createPaintQueue)
  const choose = useCallback(
    (next: string) => {
      const triggers = [...(list.current?.querySelectorAll('h3 > button') ?? [])]
      // Runs before React and Radix render all questions again, which takes a slow phone 10 ms.
      showOnly(triggers, triggers[next === '' ? -1 : Number(next)])
      // Otherwise React renders a moment later, and a click in between would open the answer that it should close.
      paintQueue.put('value', () => flushSync(() => setValue(next)))
    },
    [paintQueue],
  )

  useLayoutEffect(() => {
    // React renders `hidden` only as a boolean attribute.
    for (const answer of list.current?.querySelectorAll('section[hidden]') ?? []) {
      if (answer.getAttribute('data-value') !== value) answer.setAttribute('hidden', 'until-found')
    }
  }, [value])
  useEffect(() => paintQueue.drop, [paintQueue])
  useEffect(() => {
    const show = (event: Event) => {
      const found = event.target instanceof Element && event.target.getAttribute('data-value')
      if (found) choose(found)
    }
    const element = list.current
    element?.addEventListener('beforematch', show)
    return () => element?.removeEventListener('beforematch', show)
  }, [choose])

  return { list, value, choose, settle: paintQueue.settle }
}

/** Reads prerendered questions back from the page, including the item that was opened before this code ran. */
export function read(element: Element): FaqIslandProps {
  const triggers = [...element.querySelectorAll('h3 > button')]
  const answers = [...element.querySelectorAll('section > div')]
  const open = triggers.findIndex(isOpen)
  return {
    items: triggers.map((trigger, index) => ({
      question: trigger.textContent ?? '',
      answer: answers[index]?.innerHTML ?? '',
    })),
    open: open < 0 ? undefined : open,
    idPrefix: element.firstElementChild?.id ?? '',
  }
}

/** Hydrates the questions in `element`; the returned function unmounts them. */
export function mount(element: Element): () => void {
  const props = read(element)
  settleStates(element)
  const root = flushSync(() => hydrateRoot(element, <FaqIsland {...props} />))
  return () => root.unmount()
}

/** The starter opens an item by its button; find-in-page and text fragments open it by revealing its answer. */
function isOpen(trigger: Element): boolean {
  return trigger.getAttribute('aria-expanded') === 'true' || answerOf(trigger)?.hasAttribute('hidden') === false
}

function answerOf(trigger: Element): Element | null {
  return trigger.closest('h3')?.nextElementSibling ?? null
}

/** Makes the attributes of an item that was opened before hydration consistent, and closes any second one. */
function settleStates(element: Element) {
  const triggers = [...element.querySelectorAll('h3 > button')]
  showOnly(triggers, triggers.find(isOpen))
}

/**
 * Opens the answer of one question, if any, and closes all others, with the attributes that React and Radix will
 * render.
 */
function showOnly(triggers: readonly Element[], open: Element | undefined) {
  for (const trigger of triggers) {
    const state = trigger === open ? 'open' : 'closed'
    trigger.setAttribute('aria-expanded', String(trigger === open))
    if (trigger === open) answerOf(trigger)?.removeAttribute('hidden')
    else answerOf(trigger)?.setAttribute('hidden', 'until-found')
    for (const part of [trigger, trigger.closest('h3'), trigger.closest('h3')?.parentElement]) {
      part?.setAttribute('data-state', state)
    }
  }
}
