import type { Site } from '../../../../schemas/index.ts'
import { readSite } from '../../../content/check/checkSite.ts'
import { configFile } from '../../../content/model/files/configFile.ts'
import { createSource } from '../../../content/problem/source.ts'
import type { Session } from '../session/openEditing.ts'

type Theme = Site['theme']

/**
 * Reads the theme as currently typed. While the configuration has a mistake, it keeps the previous theme.
 *
 * @param known the theme at the last check, for a configuration that had a mistake from the start
 */
export function openTypedTheme(session: Session, known: () => Theme): () => Theme {
  let read: { text: string | undefined; theme: Theme } = { text: undefined, theme: undefined }
  return () => {
    const text = session.text(configFile)
    if (text !== undefined && text !== read.text) {
      const site = readSite(createSource(configFile, text)).value
      read = { text, theme: site ? site.theme : (read.theme ?? known()) }
    }
    return read.theme
  }
}
