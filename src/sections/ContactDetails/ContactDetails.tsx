import { Fragment, type ReactNode } from 'react'
import type { Say } from '../../../schemas/words/say.ts'
import type { ClosureModel, CompanyModel, SectionProps } from '../../content/model/pageModel.ts'
import { Days } from '../../ui/Days.tsx'
import { HoursLine } from '../../ui/HoursLine.tsx'
import { MailAddress } from '../../ui/MailAddress.tsx'
import { RichText } from '../../ui/RichText.tsx'
import { Section } from '../../ui/Section/Section.tsx'
import { useWords } from '../../ui/words/Words.tsx'
import { contactDetails } from './ContactDetails.styles.ts'

type Part = NonNullable<SectionProps['contactDetails']['show']>[number]

const allParts: Part[] = ['phone', 'email', 'address', 'hours']

/** Phone, e-mail, address and hours of the company, in the order in which the page names them. */
export function ContactDetails({ company, show = allParts, text, ...frame }: SectionProps['contactDetails']) {
  const say = useWords('details')
  const { closures = [] } = company
  return (
    <Section {...frame} layout="split">
      <div>
        <dl className={contactDetails.list}>
          {show.map((part) => (
            <Fragment key={part}>
              {(part !== 'hours' || company.hours.length > 0) && <div>{details[part](company, say)}</div>}
              {part === 'hours' && (
                <>
                  <Closures of={closures.filter(({ hours }) => hours === undefined)} title={say('closed')} />
                  <Closures of={closures.filter(({ hours }) => hours !== undefined)} title={say('otherHours')} />
                </>
              )}
            </Fragment>
          ))}
        </dl>
        {text && <RichText className={contactDetails.text} html={text} />}
      </div>
    </Section>
  )
}

/** Days that are not as others; nothing where there are none. */
function Closures({ of, title }: { of: readonly ClosureModel[]; title: string }) {
  if (of.length === 0) return null
  return (
    <div>
      <dt>{title}</dt>
      {of.map(({ days, note, hours }) => (
        <dd key={note + days[0]?.datetime}>
          {hours === undefined ? <Days days={days} /> : <HoursLine of={{ days: <Days days={days} />, time: hours }} />}
          <small>{note}</small>
        </dd>
      ))}
    </div>
  )
}

const details: Record<Part, (company: CompanyModel, say: Say<'details'>) => ReactNode> = {
  phone: ({ phone }, say) => (
    <>
      <dt>{say('phone')}</dt>
      <dd>
        <a href={phone.href}>{phone.label}</a>
      </dd>
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
  address: ({ address, branch }, say) => (
    <>
      <dt>{say('address')}</dt>
      <dd>
        <address>
          {branch !== undefined && (
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
  hours: ({ hours }, say) => (
    <>
      <dt>{say('hours')}</dt>
      {hours.map((each) => (
        <dd key={each.days}>
          <HoursLine of={each} />
        </dd>
      ))}
    </>
  ),
}
