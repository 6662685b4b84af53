import { listFolderChoices } from '../../../content/add/chooseFolder.ts'
import { listUntranslated } from '../../../content/add/placeTranslation.ts'
import { configFile } from '../../../content/model/files/configFile.ts'
import { homeFile } from '../../../content/model/files/pageAddress.ts'
import { englishName } from '../../../content/model/languages.ts'
import { kindOf, pagesByFile, type SiteModel, type SitePage } from '../../../content/model/siteModel.ts'
import type { Fields } from '../../../content/schema/schema.ts'
import type { OpenSite } from '../../commands/addPage.ts'
import {
  addDraft,
  addressBy,
  addTranslationDraft,
  copyPage,
  findLinking,
  keepsHome,
  type PageChange,
  renamePage,
} from '../pages/changePages.ts'
import { planDraft } from '../pages/planDraft.ts'
import type { Answer, Linking } from '../protocol.ts'
import { type Api, Refusal } from '../server/serveEditor.ts'
import type { Answers, Opened } from './createAnswers.ts'
import { nameIn } from './listPages.ts'
import { readFile, readText } from './readAsked.ts'
import { readWish } from './readWish.ts'

interface PagesOpened extends Opened, Pick<Answers, 'answer'> {
  /** The absolute path of the site's folder. */
  root: string
}

/** Requests that create, copy, move and delete pages. */
export const createPagesApi = (opened: PagesOpened): Api => ({
  ...createNewPagesApi(opened),
  ...createKnownPagesApi(opened),
})

/** Plans new pages and creates their drafts. */
function createNewPagesApi(opened: PagesOpened): Api {
  const { view } = opened
  return {
    folders: () => {
      const model = view.model()
      if (!model) return { translations: [], folders: [] }
      const isTown = (folder: string) => kindOf(model.site, folder) === 'location'
      return {
        translations: listTranslations(model, (file) => view.made(file) !== undefined),
        folders: listFolderChoices(model).map((each) => ({ ...each, isTown: isTown(each.folder) })),
      }
    },
    planPage: (body) => {
      const plan = planDraft(openSite(opened), readWish(body))
      if ('refusal' in plan) throw new Refusal(plan.refusal)
      return plan
    },
    newPage: (body) => {
      const wish = readWish(body)
      return put(opened, `Add ${wish.name}`, addDraft(openSite(opened), wish))
    },
    newTranslation: (body) => {
      const name = readText(body, 'name', 300)
      const wish = { name, translates: readText(body, 'translates', 300), language: readText(body, 'language', 20) }
      return put(opened, `Add ${name}`, addTranslationDraft(openSite(opened), wish))
    },
  }
}

/** Copies, moves and deletes existing pages. */
function createKnownPagesApi(opened: PagesOpened): Api {
  const { places, session, view } = opened
  const siteOf = () => view.model()?.site
  return {
    copyPage: (body) => {
      const [file, name] = [readWritten(opened, body), readText(body, 'name', 300)]
      return put(opened, `Copy the page as ${name}`, copyPage(session.text(file) ?? '', file, name, siteOf()))
    },
    renamePage: (body) => {
      const [file, name] = [readWritten(opened, body), readText(body, 'name', 300)]
      return put(opened, `Move the page to ${name}`, renamePage({ ...view.check().found, site: siteOf() }, file, name))
    },
    address: (body) => ({ path: addressBy(readFile(body, places), readText(body, 'name', 300), siteOf()) }),
    linking: (body): Linking => {
      const { found } = view.check()
      const pages = pagesOf(opened)
      const nameOf = (file: string) =>
        file === configFile ? 'the header, the footer or a redirect (tab Site)' : (pages.get(file)?.page.name ?? file)
      // Pages in different languages can have the same name.
      return { names: [...new Set(findLinking(found, readFile(body, places)).map(nameOf))] }
    },
    deletePage: (body) => deletePage(opened, readFile(body, places)),
  }
}

/**
 * Moves the file of a page to `.trash/` and saves that at once. For a page that a template generates, it moves the
 * facts file.
 */
function deletePage({ session, view, versions, answer }: PagesOpened, named: string): Answer {
  const file = view.made(named)?.facts ?? named
  if (file === homeFile) throw new Refusal(`${keepsHome.refusal} Nothing was changed.`)
  const name = pagesOf({ view }).get(named)?.page.name ?? nameIn(file, session.text(file) ?? '')
  session.replace(name === undefined ? 'Delete the page' : `Delete ${name}`, [{ file, text: undefined }])
  const [refused] = session.save([file]).refused
  versions.raise()
  return { ...answer(undefined), ...(refused && { refused: `${refused.file} ${refused.why}.` }) }
}

/**
 * The site as `npm run add` sees it, with all drafts. Throws a Refusal if site.config.json has had mistakes since the
 * session began.
 */
function openSite({ root, view }: PagesOpened): OpenSite {
  const { found } = view.check()
  const model = view.model()
  if (!model) throw new Refusal('Pages can be added once site.config.json has no mistake.')
  return {
    ...found,
    root,
    model,
    sources: found.sources.texts(),
    memory: { trusted: pagesByFile(model), sketches: new Map() },
  }
}

/**
 * Stores a change of pages as drafts and answers with its page. Throws a Refusal if it would overwrite another file.
 */
function put(
  { places, session, view, versions, answer }: PagesOpened,
  label: string,
  change: PageChange | { refusal: string },
): Answer {
  if ('refusal' in change) throw new Refusal(`${change.refusal} Nothing was changed.`)
  for (const { file, text } of change.texts) {
    const why = places.judge(file)
    if (why !== undefined) throw new Refusal(`${why} Nothing was changed.`)
    if (text !== undefined && file === change.file && session.text(file) !== undefined)
      throw new Refusal(`${file} exists already. Nothing was changed.`)
  }
  session.replace(label, change.texts)
  versions.raise()
  view.check()
  return answer(change.file)
}

/** The file of a page. Throws a Refusal if a template generates the page. */
function readWritten({ places, view }: PagesOpened, body: Fields): string {
  const file = readFile(body, places)
  if (!view.made(file)) return file
  throw new Refusal(
    'A template makes this page of its facts: its address follows the two pages that it combines. Nothing was changed.',
  )
}

function pagesOf({ view }: Pick<PagesOpened, 'view'>): ReadonlyMap<string, SitePage> {
  const model = view.model()
  return model ? pagesByFile(model) : new Map<string, SitePage>()
}

/**
 * The untranslated pages for each additional language, without those that templates generate, which have no file to
 * translate.
 */
const listTranslations = (model: SiteModel, isMade: (file: string) => boolean) =>
  Object.keys(model.site.languages ?? {}).map((language) => ({
    language,
    called: englishName(language),
    pages: listUntranslated(model, language)
      .filter(({ file }) => !isMade(file))
      .map(({ path, page }) => ({ path, name: page.name })),
  }))
