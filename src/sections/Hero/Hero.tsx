import { Fragment } from 'react'
import type { DaysModel, SectionProps } from '../../content/model/pageModel.ts'
import { Actions } from '../../ui/Button/Button.tsx'
import { Days } from '../../ui/Days.tsx'
import { heroPlaceClass } from '../../ui/Picture/framing.ts'
import { Picture } from '../../ui/Picture/Picture.tsx'
import { RichText } from '../../ui/RichText.tsx'
import { stairs } from '../../ui/Stairs/Stairs.styles.ts'
import { Stairs } from '../../ui/Stairs/Stairs.tsx'
import { notch } from '../../ui/theme/notch.styles.ts'
import { entrance, hero, heroHome, heroPlain, heroProofs } from './Hero.styles.ts'

/** Returns the React key of a fact: its words, which a page does not repeat. */
const keyOf = (days: DaysModel = []) => days.map(({ text }) => text).join('')

/** Facts below the heading of a dated page: lines of facts, separated by a dot within a line. */
function Facts({ lines }: { lines: readonly DaysModel[][] }) {
  return (
    <p className={hero.text}>
      {lines.map((facts, line) => (
        <Fragment key={keyOf(facts[0])}>
          {line > 0 && <br />}
          {facts.map((days, index) => (
            <Fragment key={keyOf(days)}>
              {index > 0 && ' '}
              {/* The separator follows the fact, so that no line begins with one. */}
              <span className="fact">
                <Days days={days} />
                {index < facts.length - 1 && '\u00a0·'}
              </span>
            </Fragment>
          ))}
        </Fragment>
      ))}
    </p>
  )
}

/** The first screen of a page: its h1, its promise and the next action. */
export function Hero(props: SectionProps['hero']) {
  const { id, heading, intro, text, actions, proofs, image, size, tone, alone, wide, actsAsBar, dated, thanks } = props
  const isHome = size === 'home'
  const copy = (
    <>
      <h1 className={isHome ? heroHome.heading : undefined}>{heading}</h1>
      {dated && <Facts lines={dated} />}
      {intro && <RichText className={hero.text} html={intro} />}
      {text && <RichText className={hero.text} html={text} />}
      <Actions actions={actions} className={actsAsBar ? hero.bar : undefined} />
      {proofs && (
        <ul className={heroProofs.list} data-part="proofs">
          {proofs.map((proof) => (
            <li key={proof}>{proof}</li>
          ))}
        </ul>
      )}
    </>
  )
  const ground = tone === 'default' ? undefined : tone
  if (!image) {
    return (
      <section
        id={id}
        className={`${heroPlain.root} ${stairs.ground}`}
        data-tone={ground}
        data-sent={thanks ? '' : undefined}
      >
        {copy}
        <Stairs />
      </section>
    )
  }
  const height = isHome ? ` ${heroHome.root}` : alone ? ` ${hero.alone}` : ''
  return (
    // A look that darkens heroes spares a hero above the footer, which is as dark.
    <section
      id={id}
      className={hero.root + height}
      data-tone={ground ?? (alone && 'default')}
      data-sent={thanks ? '' : undefined}
    >
      <div className={hero.copy}>{copy}</div>
      <div className={heroPlaceClass(image, hero.media, entrance.media, notch.bottomLeft)}>
        <Picture image={image} box={wide ? 'head' : isHome ? 'home' : 'hero'} />
      </div>
    </section>
  )
}
