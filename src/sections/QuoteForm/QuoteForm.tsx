import type { SectionProps } from '../../content/model/pageModel.ts'
import { FormFrame } from '../../ui/form/FormFrame.tsx'
import { Island } from '../../ui/Island.tsx'
import { QuoteFormIsland } from './QuoteForm.island.tsx'

/** The form with which a visitor requests a quote. */
export function QuoteForm({ presets = {}, aside, nextSteps, form, services, ...frame }: SectionProps['quoteForm']) {
  const { phone, email, hours } = form.company
  return (
    <FormFrame {...frame} {...{ promises: aside, nextSteps, phone, email, hours }}>
      <Island name="quoteForm">
        <QuoteFormIsland
          endpoint={form.endpoint}
          encoding={form.encoding}
          redirects={form.redirects}
          phone={phone}
          email={email}
          thanks={form.thanks}
          presets={presets}
          suggestions={services}
        />
      </Island>
    </FormFrame>
  )
}
