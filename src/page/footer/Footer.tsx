import { Fragment, type ReactNode } from 'react'
import type { FooterModel } from '../../content/model/pageModel.ts'
import { HoursLine } from '../../ui/HoursLine.tsx'
import { MailAddress } from '../../ui/MailAddress.tsx'
import { RichText } from '../../ui/RichText.tsx'
import { WordMark } from '../../ui/WordMark/WordMark.tsx'
import { useWords } from '../../ui/words/Words.tsx'
import { footer as classes } from './Footer.styles.ts'
import { OpeningTimes } from './FooterHours.tsx'
import { FooterOffices } from './FooterOffices.tsx'

/**
 * The footer: company, address, hours, the pages of each folder, and the last row. It shows visitors the facts that
 * structured data tells search engines about the company. On phones each list is closed until its heading is tapped.
 */
export function Footer({ footer }: { footer: FooterModel }) {
  const { columns, text } = footer
  return (
    <footer className={classes.root} data-tone="deep">
      <Company footer={footer} />
      {columns.map(({ heading, links: pages }) => (
        <nav key={heading} className={classes.column} aria-label={heading}>
          <h2>{heading}</h2>
          <details>
            <summary aria-label={heading} />
            <Links of={pages} />
          </details>
        </nav>
      ))}
      {text && (
        <div className={classes.last}>
          <RichText html={text} />
        </div>
      )}
      <LastLine footer={footer} />
    </footer>
  )
}

/** The contact details and hours of the main office, and the other offices. */
function Company({ footer: { company, home, offices = [], officeName } }: { footer: FooterModel }) {
  const { address, phones = [], profiles = [] } = company
  return (
    <div className={classes.company}>
      <WordMark name={company.name} home={home} />
      <p>{company.tagline}</p>
      <address>
        {officeName !== undefined && (
          <>
            <b>{officeName}</b>
            <br />
          </>
        )}
        {address.street}
        <br />
        {address.town}
        <div>
          <a href={company.phone.href}>{company.phone.label}</a>
          <a href={company.email.href}>
            <MailAddress of={company.email.label} />
          </a>
          {phones.map(
            ({ label, number }) =>
              number.href !== undefined && (
                <a key={label} href={number.href}>
                  <HoursLine of={{ days: label, time: number.label }} />
                </a>
              ),
          )}
        </div>
        {phones.map(
          ({ label, number }) =>
            number.href === undefined && <HoursLine key={label} of={{ days: label, time: number.label }} />,
        )}
      </address>
      <OpeningTimes company={company} />
      {offices.length > 0 && <FooterOffices offices={offices} />}
      {profiles.length > 0 && <Links className={classes.row} of={profiles} />}
    </div>
  )
}

interface LinksProps {
  of: FooterModel['links']
  className?: string
  /** Further list items after the links. */
  children?: ReactNode
}

function Links({ of: links, className, children }: LinksProps) {
  return (
    <ul className={className}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
      {children}
    </ul>
  )
}

/** The owner of the site, its licences, and the legal links. */
function LastLine({ footer: { company, links, careers, year } }: { footer: FooterModel }) {
  const careersWord = useWords('shell')('careers')
  const say = useWords('details')
  const { founded, licences = [] } = company
  return (
    <div className={classes.last}>
      <p>
        © <span data-year="">{year}</span> {company.name}
        {founded !== undefined && (
          <>
            <br />
            {say('since', { year: founded })}
          </>
        )}
        {licences.map(({ name, number }) => (
          <Fragment key={name + number}>
            <br />
            {`${name} ${number}`}
          </Fragment>
        ))}
      </p>
      <Links className={classes.row} of={links}>
        {careers !== undefined && (
          <li>
            {careers === null ? (
              // biome-ignore lint/a11y/useValidAnchor: HTML's placeholder link; there is nothing to link to yet
              <a role="link" aria-disabled="true">
                {careersWord}
              </a>
            ) : (
              <a href={careers}>{careersWord}</a>
            )}
          </li>
        )}
      </Links>
    </div>
  )
}
