import type { FooterModel, FooterOffice } from '../../content/model/pageModel.ts'
import { OpeningTimes } from './FooterHours.tsx'
import { offices as classes } from './FooterOffices.styles.ts'

/**
 * The branches of the company: either links to their pages, or each branch with its address, its phone, and its page or
 * else its hours.
 */
export function FooterOffices({ offices }: { offices: NonNullable<FooterModel['offices']> }) {
  const isDetailed = offices.some(({ facts }) => facts)
  return (
    <ul className={isDetailed ? classes.facts : classes.links}>
      {offices.map((office) => (
        <li key={office.name}>
          <Office office={office} />
        </li>
      ))}
    </ul>
  )
}

function Office({ office: { name, href, facts } }: { office: FooterOffice }) {
  const title = href === undefined ? name : <a href={href}>{name}</a>
  if (!facts) return title
  const { address, phone } = facts
  return (
    <>
      <b>{title}</b>
      <address>
        {address.street}
        <br />
        {address.town}
        <br />
        <a href={phone.href}>{phone.label}</a>
      </address>
      {href === undefined && <OpeningTimes company={facts} />}
    </>
  )
}
