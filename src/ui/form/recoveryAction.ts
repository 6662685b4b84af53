import type { FormWords } from '../../content/model/formModel.ts'
import type { NoticeAction } from '../Notices/notices.ts'
import type { FormLink } from './formContext.ts'

/**
 * Returns the action for a failed request: retry if there was no connection and the form is still on the page,
 * otherwise call.
 */
export function recoveryAction(
  outcome: 'refused' | 'unreachable',
  phone: FormLink,
  element: () => HTMLFormElement | null,
  words: FormWords,
): NoticeAction {
  if (outcome === 'unreachable' && element()) {
    return {
      label: words.retry,
      altText: words.retryHint,
      onSelect: () => element()?.requestSubmit(),
    }
  }
  const label = words.call.replace('{phone}', () => phone.label)
  return { label, altText: label, href: phone.href }
}
