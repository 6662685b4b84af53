import { RichText, type SectionProps } from 'ashlar'
import { hydrate } from 'ashlar/island'
import { useId, useState } from 'react'
import type { schema } from '../plain/schema.ts'
import { sample } from '../plain/styles.ts'

type Props = Pick<SectionProps<typeof schema>, 'items'>

/** The entries. Without JavaScript all are shown; with it, they can be searched. */
export function Entries({ items }: Props) {
  const [sought, setSought] = useState('')
  const id = useId()
  const shown = items.filter(({ title }) => title.toLowerCase().includes(sought.toLowerCase()))
  return (
    <>
      <p>
        <label htmlFor={id}>Search</label>{' '}
        <input id={id} type="search" value={sought} onChange={({ target }) => setSought(target.value)} />
      </p>
      <ul className={sample.list}>
        {shown.map(({ title, text }) => (
          <li key={title} className={sample.item}>
            <strong>{title}</strong>
            {text && <RichText html={text} />}
          </li>
        ))}
      </ul>
    </>
  )
}

export const mount = hydrate(Entries)
