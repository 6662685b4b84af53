import { Island, Section, type SectionProps } from 'ashlar'
import type { schema } from '../plain/schema.ts'
import { Entries } from './View.island.tsx'

/** Renders the section. The content of the Island also runs in the browser, with the values in `data`. */
export function View({ items, ...frame }: SectionProps<typeof schema>) {
  return (
    <Section {...frame}>
      <Island name="our/sample" data={{ items }}>
        <Entries items={items} />
      </Island>
    </Section>
  )
}
