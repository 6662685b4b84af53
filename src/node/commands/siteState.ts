import { fileOfAddress } from '../../content/model/files/pictureFile.ts'
import type { SiteModel } from '../../content/model/siteModel.ts'
import { logoCss } from '../code/logoCss.ts'
import { themeCss } from '../code/themeCss.ts'
import { sharedTexts } from '../output/listSharedFiles.ts'

/** The files of public/. */
export interface PublicState {
  /** An identifier of each file's content, by file name: `social.png`. Equal identifiers mean equal contents. */
  files: ReadonlyMap<string, string>
  /** The text of a file; empty if it does not exist. */
  read(name: string): string
}

/** Derives the state of a site for `compareSites` from its model. */
export function siteState(model: SiteModel, { files: publicFiles, read }: PublicState = noFiles) {
  const files = Object.fromEntries(sharedTexts(model, [], read).map(({ path: name, content }) => [name, content]))
  const { theme } = model.site
  const fonts = Object.values(theme?.fonts ?? {}).flatMap((addresses) =>
    addresses.map((address) => [address, publicFiles.get(fileOfAddress(address).slice(1))]),
  )
  return { model, files, publicFiles, look: themeCss(theme) + logoCss(theme) + JSON.stringify(fonts) }
}

const noFiles: PublicState = { files: new Map(), read: () => '' }
