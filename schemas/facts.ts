import { bodyText } from './parts/text.ts'
import { object, string } from './parts/typed.ts'

/** A facts file for a template: the texts that apply to the page of one combination only. */
export const factsSchema = object('Facts', 'The words that a template says on the page of one combination alone.', {
  properties: {
    $schema: string('Schema', 'Tells text editors which fields the file may have.', {
      examples: ['../../../../../schemas/facts.schema.json'],
    }),
    words: {
      type: 'object',
      title: 'Words',
      description: 'At least three texts by name; the template shows each where it says {name}.',
      additionalProperties: bodyText(
        'Text',
        'What is so for this combination alone.',
        'Two of our crews start from York Road, so that a night shift begins by six.',
      ),
      examples: [{ crew: '…', buildings: '…', night: '…' }],
    },
  },
  required: ['words'],
})
