import type { SectionProps } from '../../content/model/pageModel.ts'
import { placeClass } from '../../ui/Picture/framing.ts'
import { Picture } from '../../ui/Picture/Picture.tsx'
import { RichText } from '../../ui/RichText.tsx'
import { Section } from '../../ui/Section/Section.tsx'
import { notch } from '../../ui/theme/notch.styles.ts'
import { prose } from './Prose.styles.ts'
import { prosePair } from './pair.styles.ts'
import { proseParts } from './parts.styles.ts'

/** Running text, with its heading beside it, or with a picture. */
export function Prose({ body, hasParts, image, side, heading, intro, ...frame }: SectionProps['prose']) {
  const plain = <RichText as="div" className={prose.text} html={body} />
  const text = hasParts ? (
    <div className={proseParts.root} data-sheet="proseParts">
      {plain}
    </div>
  ) : (
    plain
  )
  if (!image) {
    return (
      <Section {...frame} heading={heading} intro={intro} layout="split">
        {text}
      </Section>
    )
  }
  return (
    <Section {...frame} layout="plain">
      <div className={prosePair.root} data-sheet="prosePair">
        <div>
          {heading && <h2>{heading}</h2>}
          {intro && <RichText html={intro} />}
          {text}
        </div>
        <div className={placeClass(image, prosePair.picture, notch.topRight)} data-side={side}>
          <Picture image={image} box="prose" />
        </div>
      </div>
    </Section>
  )
}
