import type { ReactNode } from 'react'
import type { Say } from '../../../schemas/words/say.ts'
import type { ClosureModel, CompanyModel, PhoneModel, SectionProps } from '../../content/model/pageModel.ts'
import { Days } from '../../ui/Days.tsx'
import { MailAddress } from '../../ui/MailAddress.tsx'
import { RichText } from '../../ui/RichText.tsx'
import { Section } from '../../ui/Section/Section.tsx'
import { useWords } from '../../ui/words/Words.tsx'
import { contactDetails } from './ContactDetails.styles.ts'
import { ContactRow } from './ContactRow.tsx'

type Part = NonNullable<SectionProps['contactDetails']['show']>[number]

const allParts: Part[] = ['phone', 'email', 'address', 'hours']

/** Phone, e-mail, address and hours of the company, in the order that the page gives. */
export function ContactDetails({ company, row, show = allParts, text, ...frame }: SectionProps['contactDetails']) {
  const say = useWords('details')
  if (row) return <ContactRow company={company} text={text} frame={frame} />
  return (
    <Section {...frame} layout="split">
      <div>
        <dl className={contactDetails.list}>
          {show
            .filter((part) => part !== 'hours' || hasHours(company))
            .map((part) => (
              <div key={part}>{details[part](company, say, frame.heading)}</div>
            ))}
        </dl>
        {text && <RichText className={contactDetails.text} html={text} />}
      </div>
    </Section>
  )
}

const hasHours = ({ hours, closures = [] }: CompanyModel) => hours.length > 0 || closures.length > 0

/** Days on the left, their hours on the right. */
function DayHours({ days, time }: { days: ReactNode; time: string }) {
  return (
    <span className={contactDetails.hours}>
      <span>{days}</span> <span className="fact">{time}</span>
    </span>
  )
}

/** Days with unusual hours. Renders nothing if there are none. */
function Closures({ of, title }: { of: readonly ClosureModel[]; title: string }) {
  if (of.length === 0) return null
  return (
    <>
      <dt>{title}</dt>
      {of.map(({ days, note, hours }) => (
        <dd key={note + days[0]?.datetime}>
          {hours === undefined ? <Days days={days} /> : <DayHours days={<Days days={days} />} time={hours} />}
          <small>{note}</small>
        </dd>
      ))}
    </>
  )
}

/** A number beside the phone, and when it is answered. */
const FurtherPhone = ({ of: { label, number, hours } }: { of: PhoneModel }) => (
  <>
    <dt>{label}</dt>
    <dd>
      {number.href === undefined ? (
        <span className="fact">{number.label}</span>
      ) : (
        <a href={number.href}>{number.label}</a>
      )}
    </dd>
    {hours.map(({ days, time }) => (
      <dd key={days}>
        <DayHours days={days} time={time} />
      </dd>
    ))}
  </>
)

const details: Record<Part, (company: CompanyModel, say: Say<'details'>, heading?: string) => ReactNode> = {
  phone: ({ phone, phones = [] }, say) => (
    <>
      <dt>{say('phone')}</dt>
      <dd>
        <a href={phone.href}>{phone.label}</a>
      </dd>
      {phones.map((further) => (
        <FurtherPhone key={further.label} of={further} />
      ))}
    </>
  ),
  email: ({ email }, say) => {
    return (
      <>
        <dt>{say('email')}</dt>
        <dd>
          <a href={email.href}>
            <MailAddress of={email.label} />
          </a>
        </dd>
      </>
    )
  },
  address: ({ address, branch }, say, heading) => (
    <>
      <dt>{say('address')}</dt>
      <dd>
        <address>
          {branch !== undefined && branch !== heading && (
            <>
              {branch}
              <br />
            </>
          )}
          {address.street}
          <br />
          {address.town}
        </address>
        <a href={address.directions} target="_blank" rel="noreferrer">
          {say('directions')}
        </a>
      </dd>
    </>
  ),
  hours: ({ hours, closures = [] }, say) => (
    <>
      {hours.length > 0 && <dt>{say('hours')}</dt>}
      {hours.map(({ days, time }) => (
        <dd key={days}>
          <DayHours days={days} time={time} />
        </dd>
      ))}
      <Closures of={closures.filter((closure) => closure.hours === undefined)} title={say('closed')} />
      <Closures of={closures.filter((closure) => closure.hours !== undefined)} title={say('otherHours')} />
    </>
  ),
}
