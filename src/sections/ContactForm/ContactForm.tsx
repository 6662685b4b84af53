import type { SectionProps } from '../../content/model/pageModel.ts'
import { FormFrame } from '../../ui/form/FormFrame.tsx'
import { Island } from '../../ui/Island.tsx'
import { ContactFormIsland } from './ContactForm.island.tsx'

/** The form with which a visitor sends a message. */
export function ContactForm({ aside, nextSteps, form, ...frame }: SectionProps['contactForm']) {
  const { phone, email, hours } = form.company
  return (
    <FormFrame {...frame} {...{ promises: aside, nextSteps, phone, email, hours }}>
      <Island name="contactForm">
        <ContactFormIsland
          endpoint={form.endpoint}
          encoding={form.encoding}
          redirects={form.redirects}
          phone={phone}
          email={email}
        />
      </Island>
    </FormFrame>
  )
}
