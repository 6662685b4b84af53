import type { SectionProps } from '../../content/model/pageModel.ts'
import { PlacedForm } from './PlacedForm.tsx'

/** A form of the site, selected by name. */
export function Form({ form: _, ...props }: SectionProps['form']) {
  return <PlacedForm {...props} island="form" />
}
