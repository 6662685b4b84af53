import { fileOfAddress } from '../../content/model/files/pictureFile.ts'
import type { SiteModel } from '../../content/model/siteModel.ts'
import { logoCss } from '../code/logoCss.ts'
import { themeCss } from '../code/themeCss.ts'
import { sharedTexts } from '../output/listSharedFiles.ts'

/** The files of public/. */
export interface PublicState {
  /** Names of their contents, by name: `social.png`; equal names mean equal contents. */
  files: ReadonlyMap<string, string>
  /** The text of one; empty where there is none. */
  read(name: string): string
}

/** What a model makes, for `compareSites`. */
export function siteState(model: SiteModel, { files: publicFiles, read }: PublicState = noFiles) {
  const files = Object.fromEntries(sharedTexts(model, [], read).map(({ path: name, content }) => [name, content]))
  const { theme } = model.site
  const fonts = Object.values(theme?.fonts ?? {}).flatMap((addresses) =>
    addresses.map((address) => [address, publicFiles.get(fileOfAddress(address).slice(1))]),
  )
  return { model, files, publicFiles, look: themeCss(theme) + logoCss(theme) + JSON.stringify(fonts) }
}

const noFiles: PublicState = { files: new Map(), read: () => '' }
