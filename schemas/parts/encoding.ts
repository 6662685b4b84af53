/**
 * How a receiver is told what comes: a browser asks a receiver elsewhere first before it sends it JSON, and sends the other
 * kinds at once (https://fetch.spec.whatwg.org/#cors-safelisted-request-header). Of `multipart`, the browser itself writes
 * the header, as only it knows the line between the parts.
 */
export const contentTypes = {
  json: 'application/json',
  text: 'text/plain;charset=UTF-8',
  form: 'application/x-www-form-urlencoded;charset=UTF-8',
  multipart: undefined,
} as const

export type Encoding = keyof typeof contentTypes

/** What a form sends, by the names of its fields: lists hold several options, or files. */
export type Payload = Readonly<
  Record<string, string | number | boolean | null | undefined | readonly string[] | readonly File[]>
>

/**
 * The body of a request. As browsers write forms by themselves, a box that is ticked is `yes` and one that is not is left
 * out, and of a list each entry has the name of the field.
 */
export function writeBody(payload: Payload, encoding: Encoding): string | FormData {
  if (encoding === 'json' || encoding === 'text') return JSON.stringify(payload)
  const parts = new FormData()
  for (const [name, answer] of Object.entries(payload))
    for (const each of Array.isArray(answer) ? answer : [answer])
      if (each === true) parts.append(name, 'yes')
      else if (each !== false) parts.append(name, each instanceof File ? each : String(each ?? ''))
  if (encoding === 'multipart') return parts
  return new URLSearchParams([...parts].map(([name, value]) => [name, String(value)])).toString()
}
