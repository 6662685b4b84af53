import { icon } from './Icon.styles.ts'

/**
 * The receiver before phone numbers, as lucide draws it (ISC licence). It is drawn here because the header runs in
 * the browser, and the list of all icons would weigh 3 kB gzip of the app for this one line.
 */
export function PhoneIcon() {
  return (
    <svg className={icon.root} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0 0 0-.292 1.233 14 14 0 0 0 6.392 6.384" />
    </svg>
  )
}
