import type { NoticeAction } from '../Notices/notices.ts'
import type { FormLink } from './formContext.ts'

/**
 * What a visitor can do about a request that failed: send it again where the connection was missing and its form is still
 * on the page, else call.
 */
export function wayOn(
  outcome: 'refused' | 'unreachable',
  phone: FormLink,
  element: () => HTMLFormElement | null,
): NoticeAction {
  if (outcome === 'unreachable' && element()) {
    return {
      label: 'Try again',
      altText: 'Press the button of the form once more',
      onSelect: () => element()?.requestSubmit(),
    }
  }
  return { label: `Call ${phone.label}`, altText: `Call ${phone.label}`, href: phone.href }
}
