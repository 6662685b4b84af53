import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ClientCapabilities, getLanguageService, TextDocument } from 'vscode-json-languageservice'

const root = join(import.meta.dirname, '../..')
const folderUri = `${pathToFileURL(root)}/`

/** Reads a file of this repository as text. */
export const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** Reads a file of `.vscode/`, which contains no comments. */
export const readSettings = <T>(file: string): T => JSON.parse(read(`.vscode/${file}`)) as T

interface Settings {
  'json.schemas': { fileMatch: string[]; url: string }[]
}

// Configured as extensions/json-language-features of https://github.com/microsoft/vscode does for the settings of a
// folder.
function createService(validate: boolean) {
  const service = getLanguageService({
    schemaRequestService: async (uri) => readFileSync(new URL(uri), 'utf8'),
    workspaceContext: { resolveRelativePath: (path, base) => new URL(path, base).href },
    clientCapabilities: ClientCapabilities.LATEST,
  })
  service.configure({
    validate,
    schemas: readSettings<Settings>('settings.json')['json.schemas'].map(({ fileMatch, url }) => ({
      uri: new URL(url, folderUri).href,
      fileMatch,
      folderUri,
    })),
  })
  return service
}
const services = { loud: createService(true), quiet: createService(false) }

const textOf = (words: string | { value: string }) => (typeof words === 'string' ? words : words.value)

/**
 * Opens a file as VS Code does with this repository's settings; the offsets of hover and completion count from 0.
 *
 * @param options `validates`: the setting `json.validate.enable`
 */
export function openInEditor(file: string, text: string, { validates = true } = {}) {
  const service = validates ? services.loud : services.quiet
  const document = TextDocument.create(new URL(file, folderUri).href, 'json', 1, text)
  const json = service.parseJSONDocument(document)
  /** Returns the reported mistakes and their offsets, in order. */
  async function validate() {
    const found = await service.doValidation(document, json, {
      comments: 'error',
      trailingCommas: 'error',
      schemaRequest: 'error',
      schemaValidation: 'error',
    })
    return found.map(({ message, range }) => ({
      message: textOf(message),
      start: document.offsetAt(range.start),
      end: document.offsetAt(range.end),
    }))
  }
  return {
    validate,
    problems: async () => (await validate()).map(({ message }) => message),
    async completion(offset: number) {
      return (await service.doComplete(document, document.positionAt(offset), json))?.items ?? []
    },
    /** Returns the text of the hover, without the backslashes and entities of its Markdown. */
    async hover(offset: number): Promise<string> {
      const { contents = [] } = (await service.doHover(document, document.positionAt(offset), json)) ?? {}
      const parts = Array.isArray(contents) ? contents : [contents]
      return parts.map(textOf).join('\n').replace(/\\(.)/g, '$1').replaceAll('&lt;', '<').replaceAll('&gt;', '>')
    },
  }
}
