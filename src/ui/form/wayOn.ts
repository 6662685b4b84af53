import type { FormWords } from '../../content/model/formModel.ts'
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
