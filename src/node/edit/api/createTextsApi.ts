import { isFormFile } from '../../../content/model/files/siteForms.ts'
import { isFacts } from '../../../content/model/files/templateFiles.ts'
import type { TypedAnswer } from '../protocol.ts'
import { writeRich } from '../rich/richText.ts'
import { type Api, Refusal } from '../server/serveEditor.ts'
import { followText } from '../texts/followText.ts'
import type { Answers, Opened } from './createAnswers.ts'
import { listSectionTypes, newSection } from './newSection.ts'
import { valuesElsewhere, withOwnExamples } from './ownExamples.ts'
import { longestText, readBlocks, readEdits, readFile, readOptional, readPath, readText } from './readAsked.ts'
import { readValue } from './readValue.ts'
import { rootSchema, tellText, wordsSchema } from './tellTexts.ts'
import { wholeFormSchema } from './wholeFormSchema.ts'

/** Requests about the content of a file: its texts, fields and new sections, and the schema of what it can contain. */
export function createTextsApi({ places, session, view }: Opened, { act }: Answers): Api {
  const readNow = (file: string) => readValue(file, session.text(file))
  const textAt = (file: string, path: ReturnType<typeof readPath>) =>
    tellText({ file, value: readNow(file), types: view.types() }, path)
  const schemaOfType = (type: string) => {
    const schema = view.types().get(type)
    if (!schema) throw new Refusal('There is no such section type.')
    return schema
  }
  return {
    change: (body) => {
      const label = readText(body, 'label', 200)
      const burst = readOptional(body, 'burst')
      const edits = readEdits(body, places)
      return act(body, () => session.change(label, edits, burst))
    },
    type: (body) => {
      const file = readFile(body, places)
      const seen = readOptional(body, 'seen', longestText)
      const path = followText(readNow(file), readPath(body.path), seen)
      const place = textAt(file, path)
      if (!place) throw new Refusal('There is no such text any more.')
      const value = body.raw === true ? readText(body, 'text') : writeRich(readBlocks(body.blocks), place.format)
      if (value === undefined)
        throw new Refusal('Bold and italic must cover whole words here. The last change was not taken.')
      const label = `Change ${place.title === '' ? 'a text' : `"${place.title}"`}`
      const edits = [{ file, change: { kind: 'set' as const, path, value }, seen }]
      const answer = act(body, () => session.change(label, edits, readOptional(body, 'burst')))
      return { ...answer, written: value } satisfies TypedAnswer
    },
    text: (body) => ({ place: textAt(readFile(body, places), readPath(body.path)) }),
    schema: (body) => {
      const file = readFile(body, places)
      const type = readOptional(body, 'type')
      if (isFormFile(file)) return { schema: wholeFormSchema }
      if (type === undefined && isFacts(file)) return { schema: wordsSchema(readNow(file)) }
      const schema = type === undefined ? rootSchema(file) : schemaOfType(type)
      return { schema: withOwnExamples(schema, valuesElsewhere(view.model(), file, type)) }
    },
    types: () => ({ types: listSectionTypes(view.types()) }),
    add: (body) => {
      const type = readText(body, 'type', 60)
      const file = readFile(body, places)
      const { title = type } = schemaOfType(type)
      const { sources, types } = view.check().found
      const path = readPath(['sections', body.index])
      const change = { kind: 'insert' as const, path, value: newSection(type, { types, read: sources.read }) }
      return act(body, () => session.change(`Add ${title}`, [{ file, change }]))
    },
  }
}
