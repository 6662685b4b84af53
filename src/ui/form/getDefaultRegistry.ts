import ObjectField from '@rjsf/core/lib/components/fields/ObjectField.js'
import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js'
import { DEFAULT_ID_PREFIX, DEFAULT_ID_SEPARATOR, englishStringTranslator } from '@rjsf/utils'

const nothing = () => null

/**
 * Takes the place of rjsf's own `getDefaultRegistry`, which loads every field and widget there is (14 kB gzip); forms
 * of ours draw each answer by themselves. What is drawn comes from `RequestForm`.
 */
export default function getDefaultRegistry() {
  return {
    fields: { ObjectField, SchemaField, OptionalDataControlsField: nothing },
    templates: {
      DescriptionFieldTemplate: nothing,
      FieldErrorTemplate: nothing,
      FieldHelpTemplate: nothing,
    },
    widgets: {},
    rootSchema: {},
    formContext: {},
    translateString: englishStringTranslator,
    globalFormOptions: {
      idPrefix: DEFAULT_ID_PREFIX,
      idSeparator: DEFAULT_ID_SEPARATOR,
      useFallbackUiForUnsupportedType: false,
    },
  }
}
