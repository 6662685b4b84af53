import type { SectionProps } from '../../content/model/pageModel.ts'
import { PlacedForm } from '../Form/PlacedForm.tsx'

/** The form with which a visitor requests a quote. */
export function QuoteForm(props: SectionProps['quoteForm']) {
  return <PlacedForm {...props} island="quoteForm" />
}
