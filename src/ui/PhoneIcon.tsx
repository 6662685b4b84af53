import { Phone } from 'lucide-react'
import { bareIcon } from './bareIcon.ts'

/** The receiver before phone numbers; apart from `icons.ts`, whose whole list the header must not load. */
export function PhoneIcon() {
  return <Phone {...bareIcon} />
}
