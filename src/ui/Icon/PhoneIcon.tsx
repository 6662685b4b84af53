import { icon } from './Icon.styles.ts'

/**
 * The receiver before phone numbers, from lucide (ISC licence). Its path is copied here because the header runs in the
 * browser, and the list of all icons would add 3 kB gzip to the app.
 */
export function PhoneIcon() {
  return (
    <svg className={icon.root} viewBox="0 0 24 24" aria-hidden="true">
      <path d="m13.8 16.6a1 1 0 0 0 1.2-.3l.4-.5A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6L7.7 9a1 1 0 0 0-.3 1.2 14 14 0 0 0 6.4 6.4" />
    </svg>
  )
}
