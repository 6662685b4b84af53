/** The built-in forms, in the languages of the builder. */
import type { FormDocument } from '../index.ts'
import contact from './contact.json' with { type: 'json' }
import germanContact from './de/contact.json' with { type: 'json' }
import germanQuote from './de/quote.json' with { type: 'json' }
import spanishContact from './es/contact.json' with { type: 'json' }
import spanishQuote from './es/quote.json' with { type: 'json' }
import frenchContact from './fr/contact.json' with { type: 'json' }
import frenchQuote from './fr/quote.json' with { type: 'json' }
import quote from './quote.json' with { type: 'json' }

type BuiltIn = Readonly<Record<'quote' | 'contact', FormDocument>>

// TypeScript infers no literal types from JSON; a test validates the documents against the schema of forms.
export const builtInDocuments = {
  en: { quote, contact },
  es: { quote: spanishQuote, contact: spanishContact },
  fr: { quote: frenchQuote, contact: frenchContact },
  de: { quote: germanQuote, contact: germanContact },
} as unknown as Readonly<Record<'en' | 'es' | 'fr' | 'de', BuiltIn>>
