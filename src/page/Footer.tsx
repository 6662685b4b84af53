import { Fragment } from 'react'
import type { FooterModel } from '../content/model/pageModel.ts'
import { Days } from '../ui/Days.tsx'
import { HoursLine } from '../ui/HoursLine.tsx'
import { MailAddress } from '../ui/MailAddress.tsx'
import { RichText } from '../ui/RichText.tsx'
import { WordMark } from '../ui/WordMark/WordMark.tsx'
import { useWords } from '../ui/words/Words.tsx'
import { footer as classes } from './Footer.styles.ts'

/**
 * The footer: who the company is, where and when, the pages of each folder, the last row. What search engines are told of the
 * company stands here, so that visitors can read it too.
 */
export function Footer({ footer }: { footer: FooterModel }) {
  const { company, home, columns, links, text, careers, year } = footer
  const { address, closures = [], founded, hours, profiles = [] } = company
  const careersWord = useWords('shell')('careers')
  const say = useWords('details')
  return (
    <footer className={classes.root} data-tone="deep">
      <div className={classes.company}>
        <WordMark name={company.name} home={home} />
        <p>{company.tagline}</p>
        <address>
          {address.street}
          <br />
          {address.town}
          <br />
          <a href={company.phone.href}>{company.phone.label}</a>
          <a href={company.email.href}>
            <MailAddress of={company.email.label} />
          </a>
        </address>
        {hours.length + closures.length > 0 && (
          <ul className={classes.facts}>
            {hours.map((each) => (
              <li key={each.days}>
                <HoursLine of={each} />
              </li>
            ))}
            {closures.map(({ days, note, hours: open }) => (
              <li key={note + days[0]?.datetime}>
                {open === undefined && `${say('closed')} `}
                <Days days={days} />
                {open !== undefined && (
                  <>
                    {' '}
                    <span className="fact">{open}</span>
                  </>
                )}{' '}
                ({note})
              </li>
            ))}
          </ul>
        )}
        {profiles.length > 0 && (
          <ul className={classes.profiles}>
            {profiles.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        )}
      </div>
      {columns.map(({ heading, links: pages }) => (
        <nav key={heading} className={classes.column} aria-label={heading}>
          <h2>{heading}</h2>
          <ul>
            {pages.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
      ))}
      {text && (
        <div className={classes.last}>
          <RichText html={text} />
        </div>
      )}
      <div className={classes.last}>
        <p>
          © <span data-year="">{year}</span> {company.name}
          {founded !== undefined && (
            <>
              <br />
              {say('since', { year: founded })}
            </>
          )}
          {company.licences?.map(({ name, number }) => (
            <Fragment key={name + number}>
              <br />
              {`${name} ${number}`}
            </Fragment>
          ))}
        </p>
        <ul>
          {links.map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
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
        </ul>
      </div>
    </footer>
  )
}
