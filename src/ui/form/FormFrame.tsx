import type { ReactNode } from 'react'
import type { Html } from '../../content/model/pageModel.ts'
import { RichText } from '../RichText.tsx'
import { Section, type SectionFrame } from '../Section/Section.tsx'
import { lead } from '../theme/lead.styles.ts'
import { formFrame } from './FormFrame.styles.ts'
import type { FormLink } from './formContext.ts'
import { Direct } from './templates.tsx'

interface FormFrameProps extends SectionFrame {
  promises?: Html[] | undefined
  phone: FormLink
  email: FormLink
  /** The island of the form. */
  children: ReactNode
}

/** A section with a form: what to expect and the phone at the left, the form on a card at the right. */
export function FormFrame({ heading, intro, promises, phone, email, children, ...frame }: FormFrameProps) {
  return (
    <Section {...frame} layout="plain" className={formFrame.root}>
      <div className={formFrame.layout}>
        <div className={formFrame.side}>
          {heading && <h2>{heading}</h2>}
          {intro && <RichText className={lead.root} html={intro} />}
          {promises && (
            <ul>
              {promises.map((promise) => (
                <li key={promise} className={formFrame.promise}>
                  <RichText as="span" html={promise} />
                </li>
              ))}
            </ul>
          )}
          <p>
            Or call us:
            <a className={formFrame.phone} href={phone.href}>
              {phone.label}
            </a>
          </p>
        </div>
        <div className={formFrame.card}>
          {children}
          <noscript>
            <Direct phone={phone} email={email}>
              This form needs JavaScript.{' '}
            </Direct>
          </noscript>
        </div>
      </div>
    </Section>
  )
}
