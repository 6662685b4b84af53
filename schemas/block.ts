import { common } from './parts/common.ts'
import { object, string } from './parts/typed.ts'

/** A block document without its sections, whose schemas depend on their type. */
export const block = object(
  'Block',
  'Sections that several pages share; the name of its file is the name by which pages place it.',
  {
    properties: {
      $schema: string('Schema', 'Tells text editors which fields a block may have.', {
        examples: ['../schemas/block.schema.json'],
      }),
      note: common.note,
    },
    required: [],
  },
)
