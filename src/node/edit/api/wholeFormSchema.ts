import { fieldSchema, fieldTypes, formSchema, type Schema } from '../../../content/schema/schema.ts'

/** The schema of a form with that of each type of field, among which the panel lets the person choose. */
export const wholeFormSchema: Schema = {
  ...formSchema,
  properties: {
    ...formSchema.properties,
    fields: { ...formSchema.properties?.fields, items: { title: 'Field', anyOf: fieldTypes.map(fieldSchema) } },
  },
}
