/** Actions on whole pages. */
import type { Answer } from '../../node/edit/protocol.ts'
import { ask, check, say, takeAnswer } from '../site/actions.ts'
import { openPage } from '../site/openPage.ts'
import { getState } from '../site/store.ts'
import type { NewWish } from './keptWish.ts'

/** Sends a request that results in another page, and opens that page. Resolves to whether it succeeded. */
async function moveTo(name: string, body: object, said: string): Promise<boolean> {
  const answer = await ask<Answer>(name, body)
  if (!answer?.page) return false
  takeAnswer(answer)
  await check()
  await openPage(answer.page.file)
  say(said)
  return true
}

/** Adds a draft of a page, as `npm run add` does. */
export const newPage = ({ kind, name, like, county, spot, fates }: Omit<NewWish, 'step'>) =>
  moveTo(
    'newPage',
    { kind, name, county, spot, ...(like !== '' && { like }), ...(fates.length > 0 && { fates }) },
    `${name} is a draft now. Write its texts, then save.`,
  )

/** Adds a draft of a translation, in which each text is a mark with the words to translate. */
export const newTranslation = ({ name, translates, language }: NewWish) =>
  moveTo('newTranslation', { name, translates, language }, `${name} is a draft now. Translate its texts, then save.`)

/** Adds a copy of a page as a draft. */
export const copyPage = (file: string, name: string) =>
  moveTo('copyPage', { file, name }, `${name} is a copy, and a draft. Change what is about the other page, then save.`)

/** Moves a page to another URL, updates links to it and adds a redirect. */
export const renamePage = (file: string, name: string) =>
  moveTo(
    'renamePage',
    { file, name },
    'The page has another address; links to it and a redirect follow. Save writes them.',
  )

/** Moves the file of a page to `.trash/`. */
export async function deletePage(file: string): Promise<void> {
  const name = getState().checked?.pages.find((page) => page.file === file)?.name ?? file
  const answer = await ask<Answer>('deletePage', { file })
  if (!answer) return
  takeAnswer(answer)
  await check()
  const first = getState().checked?.pages[0]
  if (first) await openPage(first.file)
  if (answer.refused === undefined) say(`${name} was deleted. Undo brings it back.`)
}
