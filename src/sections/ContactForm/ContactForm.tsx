import type { SectionProps } from '../../content/model/pageModel.ts'
import { PlacedForm } from '../Form/PlacedForm.tsx'

/** The form with which a visitor sends a message. */
export function ContactForm(props: SectionProps['contactForm']) {
  return <PlacedForm {...props} island="contactForm" />
}
