import type { HeaderModel } from '../content/model/pageModel.ts'
import { buttonClass } from '../ui/Button/Button.tsx'
import { PhoneIcon } from '../ui/Icon/PhoneIcon.tsx'
import { useWords } from '../ui/words/Words.tsx'
import { contactBar } from './ContactBar.styles.ts'

/**
 * The bar at the lower edge of phones, with the phone number and the quote button. It is static HTML, identical on all
 * pages about one office.
 */
export function ContactBar({ phone, button }: Pick<HeaderModel, 'phone' | 'button'>) {
  const say = useWords('shell')
  return (
    <nav className={contactBar.root} aria-label={say('contact')}>
      <a className={buttonClass('secondary')} href={phone.href}>
        <PhoneIcon />
        {say('call')}
      </a>
      <a className={buttonClass()} href={button.href}>
        {button.label}
      </a>
    </nav>
  )
}
