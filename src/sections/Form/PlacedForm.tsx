import { forms } from 'virtual:ashlar/formsAtOnce'
import type { SectionProps } from '../../content/model/pageModel.ts'
import { FormFrame } from '../../ui/form/FormFrame.tsx'
import { Island, type IslandName } from '../../ui/Island.tsx'

type PlacedFormProps = SectionProps['contactForm'] & Pick<SectionProps['form'], 'hideHeading'> & { island: IslandName }

/**
 * A section with a form, independent of how the page file names the form. Throws if the form has no code, which is a
 * bug.
 */
export function PlacedForm({ island, ...props }: PlacedFormProps) {
  const { presets = {}, suggestions, aside, nextSteps, placed, opens, ...frame } = props
  const { phone, email, hours } = placed.company
  const form = forms[placed.parts.code]
  if (!form) throw new Error(`Bug in the builder: there is no code of the form "${placed.parts.code}"`)
  return (
    <FormFrame
      {...frame}
      opens={opens}
      promises={aside}
      nextSteps={nextSteps}
      phone={phone}
      email={email}
      hours={hours}
      placed={placed}
    >
      <Island name={island}>
        <form.Island
          endpoint={placed.endpoint}
          encoding={placed.encoding}
          redirects={placed.redirects}
          phone={phone}
          email={email}
          thanks={placed.thanks}
          presets={presets}
          suggestions={suggestions}
        />
      </Island>
    </FormFrame>
  )
}
