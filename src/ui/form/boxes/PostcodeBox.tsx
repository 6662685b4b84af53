import { useEffect, useState } from 'react'
import { useFormState } from '../formContext.ts'
import type { BoxProps, Kind } from '../formDefinition.ts'
import { withLinks } from '../templates.tsx'
import { choices as css } from './boxes.styles.ts'
import { textKind } from './TextBox.tsx'

/** Towns by postal code: the name and the address of the page of each. */
type Served = Record<string, readonly [name: string, href: string]>

type Reply = { served: readonly [name: string, href: string] } | 'elsewhere' | undefined

/** Fetched files by address. */
const files = new Map<string, Promise<Served>>()

/** An input for a postal code that shows at once whether the company works there. It accepts any code. */
function PostcodeBox(props: BoxProps) {
  const { field, value, describedBy, id } = props
  const { words } = useFormState().definition
  const [reply, setReply] = useState<Reply>()
  const code = String(value ?? '')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
  useEffect(() => {
    let isCurrent = true
    setReply(undefined)
    if (code.length >= 5 && field.served)
      fetchOnce(field.served)
        .then((served) => isCurrent && setReply(replyTo(code, served)))
        .catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [code, field.served])
  const { Box } = textKind
  return (
    <>
      <Box {...props} describedBy={[describedBy, reply && `${id}-reply`].filter(Boolean).join(' ') || undefined} />
      <p className={css.answer} id={`${id}-reply`} role="status" hidden={!reply}>
        {reply === 'elsewhere' && words.elsewhere}
        {typeof reply === 'object' &&
          withLinks(words.served, { town: { label: reply.served[0], href: reply.served[1] } })}
      </p>
    </>
  )
}

function fetchOnce(address: string): Promise<Served> {
  const known = files.get(address)
  if (known) return known
  const file = fetch(address).then((response) => (response.ok ? response.json() : Promise.reject(response)))
  files.set(address, file)
  // The next code requests the file again.
  file.catch(() => files.delete(address))
  return file
}

/** A British code is also found by its first part, without the last three characters. */
function replyTo(code: string, served: Served): Reply {
  const town = served[code] ?? (/[A-Z]/.test(code) ? served[code.slice(0, -3)] : served[code.slice(0, 5)])
  return town ? { served: town } : 'elsewhere'
}

export const postcodeKind: Kind = { Box: PostcodeBox }
