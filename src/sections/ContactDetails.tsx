import type { SectionProps } from '../content/pageModel.ts'
import { RichText } from '../ui/RichText.tsx'
import { Section } from '../ui/Section.tsx'
import { contactDetails } from './ContactDetails.styles.ts'

/** Phone, e-mail, address and hours of the company. */
export function ContactDetails({ company, show, text, ...frame }: SectionProps['contactDetails']) {
  const { phone, email, address, hours } = company
  // A long one breaks behind the sign, not within a word.
  const [user, host] = email.label.split('@')
  const shows = (part: 'phone' | 'email' | 'address' | 'hours') => !show || show.includes(part)
  return (
    <Section {...frame} layout="split">
      <div>
        <dl className={contactDetails.list}>
          {shows('phone') && (
            <div>
              <dt>Phone</dt>
              <dd>
                <a href={phone.href}>{phone.label}</a>
              </dd>
            </div>
          )}
          {shows('email') && (
            <div>
              <dt>E-mail</dt>
              <dd>
                <a href={email.href}>
                  {`${user}@`}
                  <wbr />
                  {host}
                </a>
              </dd>
            </div>
          )}
          {shows('address') && (
            <div>
              <dt>Address</dt>
              <dd>
                <address>
                  {address.street}
                  <br />
                  {address.town}
                </address>
              </dd>
            </div>
          )}
          {shows('hours') && hours.length > 0 && (
            <div>
              <dt>Hours</dt>
              {hours.map(({ days, time }) => (
                <dd key={days}>
                  {days}: {time}
                </dd>
              ))}
            </div>
          )}
        </dl>
        {text && <RichText className={contactDetails.text} html={text} />}
      </div>
    </Section>
  )
}
