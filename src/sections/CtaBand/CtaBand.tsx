import type { SectionProps } from '../../content/model/pageModel.ts'
import { Actions } from '../../ui/Button/Button.tsx'
import { heroPlaceClass } from '../../ui/Picture/framing.ts'
import { Picture } from '../../ui/Picture/Picture.tsx'
import { RichText } from '../../ui/RichText.tsx'
import { SharedScene } from '../../ui/Scene.tsx'
import { Section } from '../../ui/Section/Section.tsx'
import { stairs } from '../../ui/Stairs/Stairs.styles.ts'
import { Stairs } from '../../ui/Stairs/Stairs.tsx'
import { lead } from '../../ui/theme/lead.styles.ts'
import { useWords } from '../../ui/words/Words.tsx'
import { bandTowns } from './bandTowns.styles.ts'
import { ctaBand } from './CtaBand.styles.ts'
import { ctaPhoto } from './ctaPhoto.styles.ts'

/**
 * A call to action. A picture rests on the lower edge of the band; without one, the band shows the marble steps, or the
 * names of towns in large letters.
 */
export function CtaBand({ heading, intro, text, actions, image, places, ...frame }: SectionProps['ctaBand']) {
  const say = useWords('map')
  const isScene = image && 'scene' in image
  return (
    <Section
      {...frame}
      layout="plain"
      className={`${ctaBand.root} ${image ? ctaBand.pictured : places ? bandTowns.root : stairs.ground}`}
    >
      <h2>{heading}</h2>
      {intro && <RichText className={lead.root} html={intro} />}
      {text && <RichText className={lead.root} html={text} />}
      <Actions actions={actions} />
      {places && (
        <ul className={bandTowns.list} data-sheet="towns">
          {places.map(({ name, href, minutes }) => (
            <li key={href}>
              <a href={href}>{name}</a>
              {minutes !== undefined && <small>{say('minutes', { count: minutes })}</small>}
            </li>
          ))}
        </ul>
      )}
      {image ? (
        <div
          className={heroPlaceClass(image, ctaBand.picture, isScene ? '' : ctaPhoto.root)}
          data-sheet={isScene ? undefined : 'ctaPhoto'}
        >
          {'scene' in image ? (
            <SharedScene name={image.scene} seed={image.seed} />
          ) : (
            <Picture image={image} box="prose" />
          )}
        </div>
      ) : (
        !places && <Stairs />
      )}
    </Section>
  )
}
