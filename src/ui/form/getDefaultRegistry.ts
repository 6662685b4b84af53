import ObjectField from '@rjsf/core/lib/components/fields/ObjectField.js'
import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js'
import { DEFAULT_ID_PREFIX, DEFAULT_ID_SEPARATOR, englishStringTranslator } from '@rjsf/utils'

const nothing = () => null

/**
 * Replaces rjsf's own `getDefaultRegistry`, which loads every field and widget (14 kB gzip). Our forms render each
 * answer themselves; `RequestForm` supplies the components.
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
