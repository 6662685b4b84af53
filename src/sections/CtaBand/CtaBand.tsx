import type { SectionProps } from '../../content/model/pageModel.ts'
import { Actions } from '../../ui/Button/Button.tsx'
import { RichText } from '../../ui/RichText.tsx'
import { Section } from '../../ui/Section/Section.tsx'
import { lead } from '../../ui/theme/lead.styles.ts'
import { stairs } from '../../ui/theme/stairs.styles.ts'
import { ctaBand } from './CtaBand.styles.ts'

/** One push to act, on the deep ground with its marble steps. */
export function CtaBand({ heading, intro, text, actions, ...frame }: SectionProps['ctaBand']) {
  return (
    <Section {...frame} layout="plain" className={`${ctaBand.root} ${stairs.root}`}>
      <h2>{heading}</h2>
      {intro && <RichText className={lead.root} html={intro} />}
      {text && <RichText className={lead.root} html={text} />}
      <Actions actions={actions} />
    </Section>
  )
}
