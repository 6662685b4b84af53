import { sign } from './sign.ts'
import { wordMark } from './WordMark.styles.ts'

interface WordMarkProps {
  name: string
  home: string
  /** Whether the page is the home page. */
  current?: boolean
}

/** The sign of the site and the name of the company. */
export function WordMark({ name, home, current = false }: WordMarkProps) {
  return (
    <a className={wordMark.root} href={home} aria-current={current ? 'page' : undefined} data-part="company">
      <svg viewBox={sign.viewBox} aria-hidden="true">
        <path d={sign.steps} />
        <path d={sign.scrubbed} />
      </svg>
      {name}
    </a>
  )
}
