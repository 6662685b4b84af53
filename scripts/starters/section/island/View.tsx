import { Island, Section, type SectionProps } from 'ashlar'
import type { schema } from '../plain/schema.ts'
import { Entries } from './View.island.tsx'

/** Draws the section. What stands in the Island runs in the browser too, with what `data` says. */
export function View({ items, ...frame }: SectionProps<typeof schema>) {
  return (
    <Section {...frame}>
      <Island name="our/sample" data={{ items }}>
        <Entries items={items} />
      </Island>
    </Section>
  )
}
