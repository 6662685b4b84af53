import { fieldSchema, fieldTypes, formSchema, type Schema } from '../../../content/schema/schema.ts'

/** The schema of a form with the schemas of all field types, among which the panel offers a choice. */
export const wholeFormSchema: Schema = {
  ...formSchema,
  properties: {
    ...formSchema.properties,
    fields: { ...formSchema.properties?.fields, items: { title: 'Field', anyOf: fieldTypes.map(fieldSchema) } },
  },
}
