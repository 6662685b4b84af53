import { listFolders } from '../../../content/add/chooseFolder.ts'
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
import type { Publishing } from '../pages/openPublishing.ts'
import { packSite } from '../pages/packSite.ts'
import { planDraft } from '../pages/planDraft.ts'
import type { Review } from '../pages/reviewChanges.ts'
import type { Answer, Linking } from '../protocol.ts'
import { type Api, Archive, Refusal } from '../server/serveEditor.ts'
import type { Opened } from './createApi.ts'
import { nameIn } from './listPages.ts'
import { readFile, readText } from './readAsked.ts'
import { readWish } from './readWish.ts'

interface PagesOpened extends Opened {
  /** Folder of the site, absolute. */
  root: string
  review: () => Review
  publishing: Publishing
  /** The answer after something was done. */
  answer(view: string | undefined): Answer
}

/** Requests about whole pages, and about publishing them. */
export function createPagesApi({
  root,
  places,
  session,
  view,
  versions,
  review,
  publishing,
  answer,
}: PagesOpened): Api {
  const openSite = (): OpenSite => {
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
  const put = (label: string, change: PageChange | { refusal: string }): Answer => {
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
  const pagesOf = () => {
    const model = view.model()
    return model ? pagesByFile(model) : new Map<string, SitePage>()
  }
  /** The file of a page that has one. */
  const written = (body: Fields) => {
    const file = readFile(body, places)
    const made = view.made(file)
    if (!made) return file
    throw new Refusal(
      'A template makes this page of its facts: its address follows the two pages that it combines. Nothing was changed.',
    )
  }
  /** For each further language the pages that it lacks; what a template makes has no file to translate. */
  const translationsOf = (model: SiteModel) =>
    Object.keys(model.site.languages ?? {}).map((language) => ({
      language,
      called: englishName(language),
      pages: listUntranslated(model, language)
        .filter(({ file }) => !view.made(file))
        .map(({ path, page }) => ({ path, name: page.name })),
    }))
  const step = (why: string | undefined) => ({ ...(why !== undefined && { refused: why }), git: publishing.state() })
  return {
    folders: () => {
      const model = view.model()
      const folders = model ? listFolders(model) : []
      return {
        translations: model ? translationsOf(model) : [],
        folders: folders.map((each) => ({ ...each, isTown: model && kindOf(model.site, each.folder) === 'location' })),
      }
    },
    planPage: (body) => {
      const plan = planDraft(openSite(), readWish(body))
      if ('refusal' in plan) throw new Refusal(plan.refusal)
      return plan
    },
    newPage: (body) => {
      const wish = readWish(body)
      return put(`Add ${wish.name}`, addDraft(openSite(), wish))
    },
    newTranslation: (body) => {
      const name = readText(body, 'name', 300)
      const wish = { name, translates: readText(body, 'translates', 300), language: readText(body, 'language', 20) }
      return put(`Add ${name}`, addTranslationDraft(openSite(), wish))
    },
    copyPage: (body) => {
      const [file, name] = [written(body), readText(body, 'name', 300)]
      return put(`Copy the page as ${name}`, copyPage(session.text(file) ?? '', file, name))
    },
    renamePage: (body) => {
      const [file, name] = [written(body), readText(body, 'name', 300)]
      return put(`Move the page to ${name}`, renamePage(view.check().found, file, name))
    },
    address: (body) => ({ path: addressBy(readFile(body, places), readText(body, 'name', 300)) }),
    linking: (body): Linking => {
      const { found } = view.check()
      const pages = pagesOf()
      const nameOf = (file: string) =>
        file === configFile ? 'the header, the footer or a redirect (tab Site)' : (pages.get(file)?.page.name ?? file)
      // A page in another language may have the same name.
      return { names: [...new Set(findLinking(found, readFile(body, places)).map(nameOf))] }
    },
    deletePage: (body) => {
      const named = readFile(body, places)
      // Without its facts, a template makes no page.
      const file = view.made(named)?.facts ?? named
      if (file === homeFile) throw new Refusal(`${keepsHome.refusal} Nothing was changed.`)
      const name = pagesOf().get(named)?.page.name ?? nameIn(file, session.text(file) ?? '')
      session.replace(name === undefined ? 'Delete the page' : `Delete ${name}`, [{ file, text: undefined }])
      const { refused } = session.save([file])
      versions.raise()
      const [first] = refused
      return { ...answer(undefined), ...(first && { refused: `${first.file} ${first.why}.` }) }
    },
    review,
    pack: async () => {
      const packed = await packSite(root)
      if ('why' in packed) throw new Refusal(packed.why)
      return new Archive(packed.zip)
    },
    git: () => ({ git: publishing.state() }),
    branch: (body) => step(publishing.branch(readText(body, 'name', 100))),
    commit: (body) => step(publishing.commit(readText(body, 'message', 5000))),
    push: () => step(publishing.push()),
    publish: (body) => step(publishing.publish(readText(body, 'message', 5000))),
  }
}
