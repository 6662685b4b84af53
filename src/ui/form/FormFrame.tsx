import type { ReactNode } from 'react'
import type { FormModel, HoursModel, Html } from '../../content/model/pageModel.ts'
import { HoursLine } from '../HoursLine.tsx'
import { RichText } from '../RichText.tsx'
import { Section, type SectionFrame } from '../Section/Section.tsx'
import { lead } from '../theme/lead.styles.ts'
import { useWords } from '../words/Words.tsx'
import { formFrame } from './FormFrame.styles.ts'
import type { FormLink } from './formContext.ts'
import { formPage } from './formPage.styles.ts'
import { requestForm } from './RequestForm.styles.ts'
import { withLinks } from './templates.tsx'

interface FormFrameProps extends SectionFrame {
  promises?: Html[] | undefined
  /** What happens after the form is sent; shown with the hours in which somebody answers. */
  nextSteps?: Html[] | undefined
  /** Whether the heading is visually hidden, because the heading of the page replaces it. */
  hideHeading?: boolean | undefined
  /** Set if the section follows the heading of the page. */
  opens?: true | undefined
  phone: FormLink
  email: FormLink
  hours: HoursModel[]
  /**
   * Without a receiver, the contact links that need none come first. A receiver of native form encoding needs no
   * script.
   */
  placed: Pick<FormModel, 'endpoint' | 'encoding' | 'offices'>
  /** The office of the form that the page is about or that is chosen beforehand; the others are not shown at first. */
  about?: string | undefined
  /** The island of the form. */
  children: ReactNode
}

/**
 * A section with a form on a card, and its promises below the button. The next steps and the phone number are below the
 * card; on wide screens they are on the left, from the heading down to the lower edge of the card.
 */
export function FormFrame(props: FormFrameProps) {
  const {
    heading,
    hideHeading = false,
    intro,
    opens,
    promises,
    nextSteps,
    phone,
    email,
    hours,
    placed,
    about,
    children,
    ...frame
  } = props
  const say = useWords('forms')
  const direct = withLinks(say('direct'), { phone, email })
  const classOf = (part: 'root' | 'head' | 'card') => (opens ? `${formFrame[part]} ${formPage[part]}` : formFrame[part])
  return (
    <Section {...frame} layout="plain" className={classOf('root')}>
      {hideHeading && <h2 className="visually-hidden">{heading}</h2>}
      <div className={formFrame.layout} data-sheet={opens && 'formPage'}>
        {((heading && !hideHeading) || intro) && (
          <div className={classOf('head')}>
            {heading && !hideHeading && <h2>{heading}</h2>}
            {intro && <RichText className={lead.root} html={intro} />}
          </div>
        )}
        <div className={classOf('card')}>
          {placed.endpoint === null && <p className={lead.root}>{direct}</p>}
          {children}
          {placed.endpoint !== null && placed.encoding !== 'form' && (
            <noscript>
              <p className={requestForm.line}>
                {`${say('noScript')} `}
                {direct}
              </p>
            </noscript>
          )}
          {promises && <ul className={formFrame.promises}>{promises.map(entry)}</ul>}
        </div>
        <div className={formFrame.side}>
          {nextSteps && (
            <>
              <h3>{say('next')}</h3>
              <ol className={formFrame.steps}>{nextSteps.map(entry)}</ol>
            </>
          )}
          <p>
            {say('orCallUs')}
            {placed.offices ? (
              placed.offices.map((office) => (
                <span key={office.key} data-office={office.key} hidden={about !== undefined && office.key !== about}>
                  {' '}
                  <strong>{office.name}</strong>
                  <Reach phone={office.phone} hours={nextSteps && office.key === about ? office.hours : []} />
                </span>
              ))
            ) : (
              <Reach phone={phone} hours={nextSteps ? hours : []} />
            )}
          </p>
        </div>
      </div>
    </Section>
  )
}

/** A phone number, and the hours in which somebody answers. */
const Reach = ({ phone, hours }: Pick<FormFrameProps, 'phone' | 'hours'>) => (
  <>
    <a className={formFrame.phone} href={phone.href}>
      {phone.label}
    </a>
    {hours.map((each) => (
      <span key={each.days} className={formFrame.hours}>
        <HoursLine of={each} />
      </span>
    ))}
  </>
)

const entry = (text: Html) => (
  <li key={text}>
    <RichText as="span" html={text} />
  </li>
)
