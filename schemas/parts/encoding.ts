/**
 * The content type of a request. For JSON to another origin a browser first sends a preflight request; the other types
 * are sent at once (https://fetch.spec.whatwg.org/#cors-safelisted-request-header). For `multipart` the browser writes
 * the header itself, because only it knows the boundary.
 */
export const contentTypes = {
  json: 'application/json',
  text: 'text/plain;charset=UTF-8',
  form: 'application/x-www-form-urlencoded;charset=UTF-8',
  multipart: undefined,
} as const

export type Encoding = keyof typeof contentTypes

/** The data that a form sends, by field name: arrays contain several options, or files. */
export type Payload = Readonly<
  Record<string, string | number | boolean | null | undefined | readonly string[] | readonly File[]>
>

/**
 * Returns the body of a request. As in native form encoding, a ticked checkbox is `yes`, an unticked one is omitted,
 * and each entry of an array is sent under the field's name.
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
