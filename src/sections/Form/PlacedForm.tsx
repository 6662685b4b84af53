import { forms } from 'virtual:ashlar/formsAtOnce'
import type { FormModel, SectionProps } from '../../content/model/pageModel.ts'
import { FormFrame } from '../../ui/form/FormFrame.tsx'
import type { ChosenOffice } from '../../ui/form/formContext.ts'
import { Island, type IslandName } from '../../ui/Island.tsx'

type PlacedFormProps = SectionProps['contactForm'] & Pick<SectionProps['form'], 'hideHeading'> & { island: IslandName }

/**
 * A section with a form, independent of how the page file names the form. Throws if the form has no code, which is a
 * bug.
 */
export function PlacedForm({ island, ...props }: PlacedFormProps) {
  const { presets = {}, suggestions, aside, nextSteps, placed, opens, call, about, branch: _, ...frame } = props
  const { email, hours } = placed.company
  const phone = call ?? placed.company.phone
  const { code } = placed.parts
  const form = forms[code]
  if (!form) throw new Error(`Bug in the builder: there is no code of the form "${code}"`)
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
      about={about}
    >
      <Island name={island}>
        <form.Island
          endpoint={placed.endpoint}
          encoding={placed.encoding}
          redirects={placed.redirects}
          phone={phone}
          thanks={placed.thanks}
          code={code.includes('@') ? code : undefined}
          offices={officesFor(placed)}
          presets={presets}
          suggestions={suggestions}
        />
      </Island>
    </FormFrame>
  )
}

/** The offices of a form for its code, with what differs from the form itself. */
const officesFor = ({ offices, ...form }: FormModel): ChosenOffice[] | undefined =>
  offices?.map(({ key, when, phone, endpoint, thanks }) => ({
    key,
    ...(when && { when }),
    phone,
    ...(endpoint !== form.endpoint && { endpoint }),
    ...(thanks !== form.thanks && { thanks: thanks ?? '' }),
  }))
