import { Fragment } from 'react'

/** A mail address that breaks behind its sign or before a dot, not within a word. */
export function MailAddress({ of: address }: { of: string }) {
  return address.split(/(?<=@)|(?=\.)/).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an address keep their places
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
