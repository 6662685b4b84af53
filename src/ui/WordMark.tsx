import { wordMark } from './WordMark.styles.ts'

interface WordMarkProps {
  name: string
  home: string
  /** Whether the page is the home page. */
  current?: boolean
}

/** The sign of the site, three marble steps, and the name of the company. */
export function WordMark({ name, home, current = false }: WordMarkProps) {
  return (
    <a className={wordMark.root} href={home} aria-current={current ? 'page' : undefined} data-part="company">
      <svg viewBox="0 0 30 30" aria-hidden="true">
        <path d="M0 30V22H10V12H20V2H30V30z" />
        <path d="M0 18h7v3H0zM10 8h7v3h-7zM20 -2h10v3H20z" />
      </svg>
      {name}
    </a>
  )
}
