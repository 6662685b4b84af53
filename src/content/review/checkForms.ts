import type { FormDocument, Page, Section, Site } from '../../../schemas/index.ts'
import { insideAddress } from '../addresses/addressForm.ts'
import type { Excerpt } from '../link/excerpt.ts'
import { type FormUses, promisesForm, type QuoteLink } from '../link/forms/findFormUses.ts'
import { configFile } from '../model/files/configFile.ts'
import { isPageFile, pageFolder, pageName } from '../model/files/pageAddress.ts'
import { placedForm } from '../model/files/siteForms.ts'
import { lazily } from '../model/lazily.ts'
import { holds } from '../model/pageNotes.ts'
import { kindOf, pagesByPath, readSections, type SitePage } from '../model/siteModel.ts'
import type { Mistake } from '../problem/mistake.ts'
import type { Path } from '../problem/source.ts'
import type { TextField } from '../schema/findTexts.ts'
import { oncePer } from '../schema/oncePer.ts'
import { isFields } from '../schema/schema.ts'
import { withoutQuery } from '../text/href.ts'
import { fillTokens, someYear, tokenValues } from '../text/tokens.ts'
import { anyWholeWord } from '../wording/anyOf.ts'
import { nearestIn } from '../wording/nearest.ts'
import { asJson, joinWords, quoted } from '../wording/phrases.ts'
import type { ReviewInput } from './reviewInput.ts'

/** Whether visitors see a form in a section. */
export const isForm = (section: Section) => placedForm(section) !== undefined && section.hidden !== true

/** Whether a page has a form, hidden or not. */
export const holdsForm = (page: Pick<SitePage, 'notes'>) =>
  (['quoteForm', 'contactForm', 'form'] as const).some((type) => holds(page, type))

interface FoundButton extends QuoteLink {
  file: string
}

export interface FormCheck {
  /**
   * Finds buttons that promise a form and lead to a page without one. Returns one mistake per such page, at its first
   * button.
   */
  checkButtons(read: ReadonlyMap<SitePage, Pick<Excerpt, 'formUses'>>): { file: string; mistake: Mistake }[]
  /** Finds prefilled answers that name a service or town that the site does not have. */
  checkPresets(page: SitePage, uses: FormUses): Mistake[]
}

/** All pages, including those with mistakes: a service counts even if its page has one. */
type FormInputs = Pick<ReviewInput, 'pages' | 'faulty' | 'sources'>

/** Creates the checks of forms across the pages of a site: the targets of buttons, and prefilled answers. */
export function createFormCheck(input: FormInputs, site: Site): FormCheck {
  return { checkButtons: createButtonCheck(input.pages, site), checkPresets: createPresetCheck(input, site) }
}

function createButtonCheck(pages: readonly SitePage[], site: Site): FormCheck['checkButtons'] {
  // If two files have the same address, the one with the form is used. `checkFiles.ts` reports the other one.
  const byPath = pagesByPath([...pages].sort((a, b) => Number(holdsForm(a)) - Number(holdsForm(b))))
  const hasForm = oncePer((page: SitePage) => holdsForm(page) && readSections(page).some(isForm))
  const isOffered = (page: SitePage) =>
    page.page.draft !== true && (holds(page, 'quoteForm') || holds(page, 'form')) && hasForm(page)

  const pathOf = (href: string) => withoutQuery(insideAddress(href, site) ?? href)

  /** Returns the target page of a button that promises a form, if that page has none. */
  const missedBy = ({ href }: QuoteLink, from?: SitePage): SitePage | undefined => {
    const path = pathOf(href)
    const target = path === '' ? from : byPath.get(path)
    return target && !hasForm(target) ? target : undefined
  }

  return (read) => {
    const missed = new Map<SitePage, FoundButton>()
    const note = (link: FoundButton, from?: SitePage) => {
      const target = missedBy(link, from)
      if (target && !missed.has(target)) missed.set(target, link)
    }
    const { label, href } = site.header.button
    if (promisesForm(label)) note({ file: configFile, path: ['header', 'button', 'href'], href })
    for (const [page, { formUses }] of read)
      for (const link of formUses.quoteLinks) note({ file: page.file, ...link }, page)
    if (missed.size === 0) return []
    const others = pages.filter(isOffered)
    // A site without any form takes its requests in another way.
    if (others.length === 0) return []
    const best = others.find(({ path }) => path === pathOf(href)) ?? others[0]
    return [...missed].map(([target, link]) => ({ file: link.file, mistake: noFormThere(link, target, best) }))
  }
}

function noFormThere({ path }: FoundButton, target: SitePage, best: SitePage | undefined): Mistake {
  const placed = best && readSections(best).find(isForm)
  const section = placed?.type === 'form' ? { type: placed.type, form: placed.form } : { type: 'quoteForm' }
  return {
    path,
    code: 'no-form-there',
    message: `This button promises a form, and the page ${target.path} has none.`,
    fix: `Lead it to a page with one, such as "${best?.path}", or add one to ${target.file}: ${asJson(section)}.`,
  }
}

function createPresetCheck({ pages, faulty, sources }: FormInputs, site: Site): FormCheck['checkPresets'] {
  const fill = (text: string, page: Pick<Page, 'location'>) =>
    fillTokens(text, tokenValues(site, page, someYear)).trim()
  const isServiceFile = (file: string) => kindOf(site, pageFolder(file)) === 'service' && pageName(file) !== 'index'
  const isService = ({ file, page }: SitePage) => isServiceFile(file) && page.status !== 'hidden'
  const unread = lazily(() => {
    const read = new Set(pages.map(({ file }) => file))
    return [...sources.keys()].filter((file) => isPageFile(file) && !read.has(file))
  })
  // The name of a page with a mistake may be that mistake.
  const mayBeUnread = (name: string, of: FormUses['presets'][number]['of']) =>
    unread().some((file) => {
      const { name: own, card, location } = faulty.get(file) ?? {}
      if (of === 'town') return location !== undefined || !faulty.has(file)
      return isServiceFile(file) && ([own, isFields(card) ? card.title : own].includes(name) || typeof own !== 'string')
    })
  const services = lazily(() =>
    namesOf(
      pages
        .filter(isService)
        .flatMap(({ page }) =>
          [page.card?.title, page.name].flatMap((name) => (name === undefined ? [] : fill(name, page))),
        ),
    ),
  )
  const towns = lazily(() => pages.flatMap(({ page }) => page.location?.city ?? []))
  const cities = lazily(() => namesOf([...towns(), site.company.address.city]))

  return ({ page }, { presets }) =>
    presets.flatMap(({ path, value, of }): Mistake[] => {
      const names = of === 'service' ? services() : cities()
      const filled = fill(value, page)
      // `text/tokens.ts` reports placeholders without a value.
      const isOpen = names.all.size === 0 || filled.includes('{') || (of === 'town' && towns().length === 0)
      const told = isOpen ? [] : tellUnknown(filled, names, path, of)
      return told.length > 0 && mayBeUnread(filled, of) ? [] : told
    })
}

interface Names {
  all: ReadonlySet<string>
  /** The words in lower case. */
  small: ReadonlySet<string>
}

const namesOf = (all: readonly string[]): Names => ({
  all: new Set(all),
  small: new Set(all.map((name) => name.toLowerCase())),
})

function tellUnknown(value: string, { all, small }: Names, path: Path, noun: string): Mistake[] {
  if (value === '')
    return [
      {
        path,
        code: 'preset-unknown',
        message: 'Nothing is filled in here.',
        fix: 'Delete this line.',
      },
    ]
  if (small.has(value.toLowerCase())) return []
  const guess = nearestIn(value, all)
  const shown = [...all].slice(0, 6).map(quoted)
  return [
    {
      path,
      code: 'preset-unknown',
      message: `The form is filled in with a ${noun} that has no page: ${quoted(value)}.`,
      fix:
        guess === undefined
          ? `Write one that has: ${joinWords(shown)}${all.size > 6 ? ', …' : ''}.`
          : `Write ${quoted(guess)}.`,
    },
  ]
}

/** Titles and buttons of forms that somebody answers. */
const isAnswered = anyWholeWord(
  'ask, requests?, quotes?, estimates?, appointments?, book, booking, bookings, reserve, reservations?, contact, messages?, enquir\\p{L}*, inquir\\p{L}*, questions?, write to us, call ?back',
  '\\p{L}*anfragen?, \\p{L}*termine?, \\p{L}*angebote?, buchen, \\p{L}*buchung, reservier\\p{L}*, kontakt\\p{L}*, nachricht, frage[nr]?, schreiben sie uns, rückruf',
  'demand\\p{L}*, devis, rendez-vous, réserv\\p{L}*, contact\\p{L}*, message, questions?, écri\\p{L}*, rappel',
  'solicit\\p{L}*, pedir, presupuestos?, citas?, reserv\\p{L}*, contact\\p{L}*, mensaje, consult\\p{L}*, preguntas?, escríb\\p{L}*',
)
/** Words of a form whose visitors can be reached in another way, are known, or stay unknown. */
const isReachedOtherwise = anyWholeWord(
  '\\p{L}*anonym\\p{L}*, anónim\\p{L}*, e-?mail\\p{L}*, mail, tele?phone, telefon\\p{L}*, teléfono, téléphone, tél, tel, phone, mobile?, cell, handy\\p{L}*, móvil, courriel, correo, whatsapp, signal, telegram, instagram, sms, fax, reach you, erreich\\p{L}*, joindre, contactarle, localizar\\p{L}*, (?:contact|kontakt) ?(?:details|information|data|daten)?, coordonnées, datos de contacto',
  '(?:customer|client|member|membership|contract|patient|order|invoice|tenant|case|table|employee|staff|student) (?:number|no\\.?|id|name), account, policy, room, apartment, unit, flat, (?:kunden|mitglieds|vertrags|patienten|auftrags|rechnungs|zimmer|wohnungs|versicherungs|personal|konto|tisch)\\p{L}*',
  'numéro, n°, chambre, appartement, dossier, número, nº, habitación, expediente, street, address, \\p{L}*adresse, anschrift, straße, rue, calle, dirección, domicilio, nickname, login, benutzername',
)

/**
 * Finds a form with a title such as "Request an appointment" that asks for nothing by which somebody could answer: no
 * phone number, e-mail address, postal address or number of a customer.
 *
 * @param texts all texts of the form
 */
export function checkWayBack({ title, button, fields }: FormDocument, texts: readonly TextField[]): Mistake[] {
  const isReached = fields.some(
    ({ type, name }) => type === 'phone' || type === 'email' || isReachedOtherwise.test(name.replace(/[_-]/g, ' ')),
  )
  const isOfFields = ({ path }: TextField) => path[0] === 'fields' && path.at(-1) !== 'missing'
  if (isReached || !isAnswered.test(`${title} ${button}`)) return []
  if (texts.some((text) => isOfFields(text) && isReachedOtherwise.test(text.value))) return []
  return [
    {
      path: ['fields'],
      part: 'key',
      code: 'form-without-way-back',
      message: 'This form asks for neither a phone number nor an e-mail address: nobody can answer it.',
      fix: 'Add a field of the type "phone" or "email". Shall it stay without? Say in the help of a field that it is anonymous.',
    },
  ]
}
