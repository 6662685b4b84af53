import type { DraftPlan, SectionFate } from '../../node/edit/protocol.ts'

interface SectionFatesProps {
  plan: DraftPlan
  fates: readonly SectionFate[]
  onChange(fates: SectionFate[]): void
}

const choices: readonly [SectionFate, string][] = [
  ['keep', 'Keep'],
  ['rewrite', 'Rewrite'],
  ['remove', 'Remove'],
]

/** Asks for each section of the template page whether to keep its text, rewrite it or remove the section. */
export function SectionFates({ plan, fates, onChange }: SectionFatesProps) {
  return (
    <>
      <p className="help">
        Keep takes the words as they are, with the name of the new page in place of the other. Rewrite keeps the shape,
        and marks each text that is to be written. Pages that say the same are not found by search engines, so rewrite
        what is about the place.
      </p>
      <ol className="fates">
        {plan.sections.map(({ title, heading, toWrite }, index) => (
          <li key={`${title} ${String(index)}`}>
            <fieldset className="block">
              <legend>
                {index + 1}. {title}
              </legend>
              {heading && <p className="help">{heading}</p>}
              <span className="tools">
                {choices.map(([fate, words]) => (
                  <label key={fate} className="tick">
                    <input
                      type="radio"
                      name={`fate-${String(index)}`}
                      checked={fates[index] === fate}
                      onChange={() => onChange(fates.map((each, at) => (at === index ? fate : each)))}
                    />
                    {words}
                    {fate === 'rewrite' && toWrite > 0 && ` (${String(toWrite)} ${toWrite === 1 ? 'text' : 'texts'})`}
                  </label>
                ))}
              </span>
            </fieldset>
          </li>
        ))}
      </ol>
    </>
  )
}
