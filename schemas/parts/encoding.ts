/**
 * How a receiver wants to be told that JSON comes: a browser asks a receiver elsewhere first before it sends it JSON, and
 * sends text at once (https://fetch.spec.whatwg.org/#cors-safelisted-request-header).
 */
export const contentTypes = {
  json: 'application/json',
  text: 'text/plain;charset=UTF-8',
} as const

export type Encoding = keyof typeof contentTypes
