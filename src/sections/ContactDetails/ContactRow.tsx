import type { CompanyModel, Html } from '../../content/model/pageModel.ts'
import { PhoneIcon } from '../../ui/Icon/PhoneIcon.tsx'
import { RichText } from '../../ui/RichText.tsx'
import { Section, type SectionFrame } from '../../ui/Section/Section.tsx'
import { contactRow } from './contactRow.styles.ts'

interface ContactRowProps {
  company: CompanyModel
  text: Html | undefined
  frame: SectionFrame
}

/** The hours of an office in one row, with its street and its number. */
export function ContactRow({ company: { hours, phone, address }, text, frame }: ContactRowProps) {
  return (
    <Section {...frame} layout="plain" className={contactRow.root}>
      <div data-sheet="row">
        {frame.heading !== undefined && <h2>{frame.heading}</h2>}
        {frame.intro !== undefined && <RichText html={frame.intro} />}
        <p>{address.street}</p>
      </div>
      <div>
        <ul className={contactRow.week}>
          {hours.map(({ days, time }) => (
            <li key={days}>
              <b className="fact">{time}</b> <span>{days}</span>
            </li>
          ))}
        </ul>
        {text && <RichText html={text} />}
      </div>
      <a className={contactRow.call} href={phone.href}>
        <PhoneIcon />
        {phone.label}
      </a>
    </Section>
  )
}
