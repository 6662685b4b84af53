import { Fragment } from 'react'

/** An e-mail address that may break after the @ or before a dot, but not within a word. */
export function MailAddress({ of: address }: { of: string }) {
  return address.split(/(?<=@)|(?=\.)/).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an address keep their order
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
