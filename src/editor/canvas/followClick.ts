import { say } from '../site/actions.ts'
import { openPage } from '../site/openPage.ts'
import { getState, setState } from '../site/store.ts'
import type { Typing } from './openTyping.ts'
import { readAt, sectionOf } from './places.ts'
import { elementOf, isText } from './texts.ts'

/** Handles a click on the page: on a text, places the caret; on anything else, selects it in the panel. */
export function followClick(event: MouseEvent, typing: Typing): void {
  const target = elementOf(event.target)
  if (!target) return
  const word = wordOf(target)
  if (word !== undefined) return void setState({ tab: 'Page', field: ['words', word] })
  if (typing.stay(target)) return
  event.preventDefault()
  const link = target.closest('a')
  if (link && (event.ctrlKey || event.metaKey)) return void followLink(link)
  const marked = target.closest<HTMLElement>('[data-at]')
  if (marked && isText(marked)) return void typing.begin(marked, { x: event.clientX, y: event.clientY })
  typing.end()
  if (marked) chooseField(marked.dataset.at ?? '')
}

/** Returns the name of the word that a chip shows, if the panel edits it because it belongs to this page only. */
function wordOf(target: HTMLElement): string | undefined {
  const token = target.closest<HTMLElement>('[data-token]')?.dataset.token?.slice(1, -1)
  const { made } = getState().page ?? {}
  return made && token !== undefined && Object.hasOwn(made.words, token) ? token : undefined
}

/** Selects something other than a text, such as a picture, so that the panel can edit it. */
function chooseField(at: string): void {
  const { path } = readAt(at)
  setState({
    tab: 'Section',
    selection: { section: sectionOf(at, getState().page), at },
    field: path.length > 2 ? path : undefined,
  })
}

/** Opens the page that an internal link points to. */
function followLink(link: HTMLAnchorElement): void {
  const href = link.getAttribute('href') ?? ''
  const page = getState().checked?.pages.find(({ path }) => path === href.replace(/#.*$/, ''))
  if (page) void openPage(page.file)
  else say('At that address is no page file that could be edited here.', 'refused')
}
