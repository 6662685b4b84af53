import { type FolderChoice, listFolderChoices } from '../../content/add/chooseFolder.ts'
import { listUntranslated, planNamed, type TranslationWish } from '../../content/add/placeTranslation.ts'
import { englishName } from '../../content/model/languages.ts'
import { kindOf } from '../../content/model/siteModel.ts'
import { countryOf, isAmerican } from '../../content/schema/country.ts'
import { joinWords } from '../../content/wording/phrases.ts'
import { findTaken, type OpenSite, planPage, type Wish } from './addPage.ts'

/** A dialog: `ask` returns the answer to a question, or undefined if the input has ended; `say` prints a line. */
export interface Talk {
  ask(question: string): Promise<string | undefined>
  say(line: string): void
}

/**
 * Asks which page to add, in four or five questions. It repeats a question if it refuses the answer.
 *
 * @returns undefined if the input ends early
 */
export async function askPage(site: OpenSite, talk: Talk): Promise<Wish | TranslationWish | undefined> {
  const choice = await askKind(choicesOf(site), talk)
  if (choice === translation) return askTranslation(site, talk)
  if (!choice) return undefined
  const kind = choice.folder || choice.word
  const country = countryOf(site.model.site.company)
  const isTown = kindOf(site.model.site, choice.folder) === 'location'
  const name = await askUntil(
    talk,
    isTown ? questionForTown(country) : `What is the ${choice.word} called? `,
    (answer) => refusalOf(site, { kind, name: answer }),
  )
  if (name === undefined) return undefined
  const hasModels = (site.model.collections.get(choice.folder) ?? []).length > 0
  const like = hasModels
    ? await askUntil(
        talk,
        'Which page is it to be like (the name of its file; Enter for the usual sections)? ',
        (answer) => (answer === '' ? undefined : refusalOf(site, { kind, name, like: answer })),
      )
    : ''
  if (like === undefined) return undefined
  const facts = isTown ? await askTown(talk, country) : await askOffer(talk)
  return facts && { kind, name, facts, ...(like !== '' && { like }) }
}

/** A choice in addition to the folders. */
const translation: FolderChoice = { folder: '', word: 'translation' }

const choicesOf = ({ model }: OpenSite): FolderChoice[] => [
  ...listFolderChoices(model),
  ...(model.site.languages ? [translation] : []),
]

const tellChoice = (choice: FolderChoice): string => {
  if (choice === translation) return `${choice.word} of a page`
  return `${choice.word}${choice.folder ? ` (pages/${choice.folder}/)` : ' of its own'}`
}

/** The most pages in a list; nobody reads further. */
const mostNamed = 12

/** Asks which page to translate, into which language if there are several, and its name there. */
async function askTranslation(site: OpenSite, talk: Talk): Promise<TranslationWish | undefined> {
  const { model } = site
  const codes = Object.keys(model.site.languages ?? {})
  const language =
    codes.length === 1
      ? codes[0]
      : await askUntil(talk, `Into which language (${joinWords(codes)})? `, (answer) =>
          codes.includes(answer) ? undefined : `Write ${joinWords(codes)}.`,
        )
  if (language === undefined) return undefined
  const said = englishName(language)
  const left = listUntranslated(model, language).map(({ path }) => path)
  const more = left.length - mostNamed
  const listed = [...left.slice(0, mostNamed), ...(more > 0 ? [`${more} more`] : [])]
  talk.say(listed.length > 0 ? `Not in ${said} yet: ${joinWords(listed, 'and')}.` : `Every page is in ${said} already.`)
  const plan = (translates: string, name: string) => planNamed(model, { translates, language, name })
  const translates = await askUntil(talk, 'Which page (its address)? ', (answer) => {
    const planned = plan(answer, 'any')
    return 'refusal' in planned ? planned.refusal : undefined
  })
  if (translates === undefined) return undefined
  const name = await askUntil(talk, `What is it called in ${said}? `, (answer) => {
    const planned = plan(translates, answer)
    const taken = 'refusal' in planned ? undefined : findTaken(site, planned.file)
    return 'refusal' in planned ? planned.refusal : taken && `${taken} exists already.`
  })
  return name === undefined ? undefined : { translates, language, name }
}

async function askKind(choices: readonly FolderChoice[], talk: Talk): Promise<FolderChoice | undefined> {
  talk.say('What do you want to add?')
  choices.forEach((choice, index) => {
    talk.say(`  ${index + 1}  ${tellChoice(choice)}`)
  })
  const find = (answer: string) =>
    choices.find(({ folder, word }, index) =>
      [String(index + 1), word, folder || word].some((each) => each.toLowerCase() === answer.toLowerCase()),
    )
  const answer = await askUntil(talk, 'Its number: ', (said) =>
    find(said) ? undefined : `Write a number from 1 to ${choices.length}.`,
  )
  return answer === undefined ? undefined : find(answer)
}

const questionForTown = (country: string) =>
  isAmerican(country)
    ? 'Which town, with its state (such as Columbia, MD)? '
    : 'Which town, with its state or province where addresses name one (such as Leeds, or Toronto, ON)? '

async function askTown(talk: Talk, country: string): Promise<Wish['facts'] | undefined> {
  const county = await askUntil(talk, 'Its county (Enter to write it later)? ')
  if (county === undefined) return undefined
  const west = isAmerican(country) ? 'in America' : 'west of Greenwich'
  const spot = await askUntil(
    talk,
    'Its latitude and longitude, for the pin on the map, such as 39.2, -76.86 (Enter to leave them out)? ',
    (answer) =>
      answer === '' || readSpot(answer)
        ? undefined
        : `Write two numbers with a comma between them: degrees north, then degrees east (negative ${west}).`,
  )
  if (spot === undefined) return undefined
  return { ...(county !== '' && { county }), ...readSpot(spot) }
}

async function askOffer(talk: Talk): Promise<Wish['facts'] | undefined> {
  const question = 'What does it offer, in one sentence for search results (Enter to write it later)? '
  const description = await askUntil(talk, question)
  if (description === undefined) return undefined
  return description === '' ? {} : { description }
}

/**
 * Parses degrees north and east as people write or copy them: `39.2, -76.86`, `39.2° N / 76.86° W`; undefined for
 * anything else.
 */
export function readSpot(answer: string): { latitude: number; longitude: number } | undefined {
  const [, north, half, east, side] = spotShape.exec(answer.trim().replaceAll('\u2212', '-')) ?? []
  const latitude = Number(north) * (/s/i.test(half ?? '') ? -1 : 1)
  const longitude = Number(east) * (/w/i.test(side ?? '') ? -1 : 1)
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined
}

const spotShape = /^\(?(-?\d+(?:\.\d+)?)\s*°?\s*([ns]?)\s*[,;/\s]\s*(-?\d+(?:\.\d+)?)\s*°?\s*([ew]?)\)?$/i

function refusalOf(site: OpenSite, wish: Wish): string | undefined {
  const plan = planPage(site, wish)
  return 'refusal' in plan ? plan.refusal : undefined
}

/** Repeats the question until the answer is accepted. */
async function askUntil(
  { ask, say }: Talk,
  question: string,
  refuse: (answer: string) => string | undefined = () => undefined,
): Promise<string | undefined> {
  for (;;) {
    const answer = (await ask(question))?.trim()
    const refusal = answer === undefined ? undefined : refuse(answer)
    if (refusal === undefined) return answer
    say(refusal)
  }
}
