import { Section, type SectionFrame } from './Section.tsx'

/** A section whose list is empty: the sentence that says so, or nothing. */
export function EmptyList({ none, ...frame }: SectionFrame & { none?: string | undefined }) {
  return (
    none !== undefined && (
      <Section {...frame}>
        <p>{none}</p>
      </Section>
    )
  )
}
