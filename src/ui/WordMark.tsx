import { wordMark } from './WordMark.styles.ts'

interface WordMarkProps {
  name: string
  home: string
  /** Whether the page is the home page. */
  current?: boolean
}

/** The sign of the site, three steps of which the top one is scrubbed, and the name of the company. */
export function WordMark({ name, home, current = false }: WordMarkProps) {
  return (
    <a className={wordMark.root} href={home} aria-current={current ? 'page' : undefined} data-part="company">
      <svg viewBox="0 0 30 30" aria-hidden="true">
        <path d="M0 30V21h10v-8h10V5h10v25z" />
        <path d="M20 0h10v4H20z" />
      </svg>
      {name}
    </a>
  )
}
