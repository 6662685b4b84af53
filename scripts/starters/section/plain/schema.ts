import { defineSection, inlineText, plainText } from 'ashlar/schema'

/** The fields of the section. Text editors and pages/REFERENCE.md show their titles, descriptions and examples. */
export const schema = defineSection({
  title: 'Sample',
  description: 'What this section is for, in one sentence.',
  properties: {
    items: {
      type: 'array',
      title: 'Entries',
      description: 'The entries, in their order.',
      items: {
        type: 'object',
        title: 'Entry',
        description: 'An entry with a text.',
        properties: {
          title: plainText('Title', 'What the entry is called.', 'First entry'),
          text: inlineText('Text', 'One or two sentences about it.', 'With **bold** words and [links](/).'),
        },
        required: ['title'],
        additionalProperties: false,
      },
      minItems: 1,
    },
  },
  required: ['items'],
})
