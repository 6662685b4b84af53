import type { RequestFormProps } from './formContext.ts'

/**
 * Reads a prerendered form back from the page: the HTML is its data. What was typed before this code ran comes along
 * as `values`; React does not replay it.
 */
export function readForm(element: Element): RequestFormProps {
  const form = element.querySelector('form')
  if (!form) throw new Error('Bug in the builder: an island of a form holds no form')
  const { endpoint = null, thanks, phone = '', tel = '', email = '', mailto = '' } = form.dataset
  const boxes = [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')]
  return {
    endpoint,
    thanks,
    phone: { label: phone, href: tel },
    email: { label: email, href: mailto },
    presets: Object.fromEntries(boxes.map((box) => [box.name, box.defaultValue])),
    values: Object.fromEntries(boxes.map((box) => [box.name, box.value])),
    suggestions: [...form.querySelectorAll('option')].map((option) => option.value),
    idPrefix: form.getAttribute('id') ?? '',
  }
}
