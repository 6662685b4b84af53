import type { ReactNode } from 'react'
import type { Say } from '../../../schemas/words/say.ts'
import type { PlaceModel, SectionProps } from '../../content/model/pageModel.ts'
import { AreaMap, type AreaMapProps } from '../../ui/AreaMap/AreaMap.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { RichText } from '../../ui/RichText.tsx'
import { Section } from '../../ui/Section/Section.tsx'
import { notch } from '../../ui/theme/notch.styles.ts'
import { useWords } from '../../ui/words/Words.tsx'
import { map } from './Map.styles.ts'
import { mapTowns } from './Towns.styles.ts'

/** With more places than this, the list is taller than a map. */
const mostInPanel = 8

/**
 * Where the company works: a drawn map, and the towns as links. If there is land to draw, the map fills the width of
 * the screen, and a panel on its left side holds the text. In mode `embed` a frame with a map of another host covers
 * the drawing. Its address is in `data-src`, so that nothing is requested from that host before the map is in view;
 * `Map.island.ts` copies it to `src`, sets `data-shown`, which shows the frame, and reveals the button that hides it
 * again.
 */
// biome-ignore lint/suspicious/noShadowRestrictedNames: a section's component bears the name of its type
export function Map(props: SectionProps['map']) {
  const { mode, embed, caption, places, office, area, unit, ...frame } = props
  const address = mode === 'embed' ? embed : undefined
  const pins = places.flatMap(pinOf)
  const small = places.length === 1 && !address
  const { outlines = [], roads = [] } = area ?? {}
  const bleed = pins.length > 0 && places.length <= mostInPanel && outlines.length + roads.length > 0
  const drawn = <Sheets {...props} pins={pins} address={address} small={small} bleed={bleed} />
  const listed = !small && <Towns places={places} address={address} />
  // Pins and list entries highlight each other by index, so both must have the same length.
  const answers = pins.length === places.length ? mapTowns.answers : ''
  if (bleed) {
    const { id, tone = 'default' } = frame
    return (
      <section id={id} className={`${map.bleed} ${small ? map.small : answers}`} data-tone={tone}>
        <Panel {...props} small={small}>
          {listed}
        </Panel>
        {drawn}
      </section>
    )
  }
  const figure = (
    <figure>
      {drawn}
      {caption && <RichText as="figcaption" className={map.caption} html={caption} />}
    </figure>
  )
  if (small) {
    return (
      <Section {...frame} layout="split">
        {figure}
      </Section>
    )
  }
  return (
    <Section {...frame}>
      <div className={`${mapTowns.pair} ${answers}`}>
        {figure}
        <div>{listed}</div>
      </div>
    </Section>
  )
}

type MapProps = SectionProps['map']

interface SheetsProps extends Pick<MapProps, 'places' | 'office' | 'area' | 'unit'> {
  /** The places with known coordinates. */
  pins: readonly Pin[]
  /** The address of another host's map. */
  address: string | undefined
  small: boolean
  bleed: boolean
}

/** The drawn map, the frame of another host's map over it, and the button that switches between them. */
function Sheets({ places, office, area, unit, pins, address, small, bleed }: SheetsProps) {
  const say = useWords('map')
  const label = labelOf(places, office?.name, say)
  const sheet = (pins.length > 0 || address) && (
    <div className={bleed ? map.sheet : `${map.sheet} ${notch.bottomLeft}`}>
      {pins.length > 0 && (
        <AreaMap
          outlines={area?.outlines ?? []}
          roads={area?.roads ?? []}
          places={pins}
          office={office && { name: office.name, lat: office.latitude, lon: office.longitude }}
          small={small}
          bleed={bleed}
          unit={unit}
          labelled={label}
        />
      )}
      {address && <iframe title={label} data-src={address} loading="lazy" referrerPolicy="no-referrer" />}
    </div>
  )
  return (
    <div className={bleed && address ? mapTowns.frame : undefined} data-island={address && 'map'}>
      {sheet}
      {address && (
        <p hidden>
          <Button variant="secondary" data-shown={say('showDrawn')} data-hidden={say('showStreets')}>
            {say('showStreets')}
          </Button>
        </p>
      )}
    </div>
  )
}

type PanelProps = Pick<MapProps, 'heading' | 'intro' | 'caption' | 'places'> & { small: boolean; children: ReactNode }

/** The text of a map that fills the width of the screen. */
function Panel({ heading, intro, caption, places: [only], small, children }: PanelProps) {
  const say = useWords('map')
  return (
    <div className={`${map.panel} ${notch.topRight}`}>
      {heading !== undefined && <h2>{heading}</h2>}
      {intro !== undefined && <RichText className={map.intro} html={intro} />}
      {small && only?.minutes !== undefined && <p className={map.drive}>{say('minutes', { count: only.minutes })}</p>}
      {children}
      {caption && <RichText as="p" className={map.caption} html={caption} />}
    </div>
  )
}

/** The towns as links, with the driving minutes if they are known. */
function Towns({ places, address }: { places: readonly PlaceModel[]; address: string | undefined }) {
  const say = useWords('map')
  return (
    <>
      <ul className={mapTowns.list} data-sheet="mapTowns">
        {places.map(({ name, href, current, minutes }) => (
          <li key={href}>
            {current ? <strong>{name}</strong> : <a href={href}>{name}</a>}
            {minutes !== undefined && <small>{say('minutes', { count: minutes })}</small>}
          </li>
        ))}
      </ul>
      {address && (
        <p>
          <a href={address} target="_blank" rel="noreferrer">
            {say('open')}
          </a>
        </p>
      )}
    </>
  )
}

type Pin = AreaMapProps['places'][number]

function pinOf({ name, latitude, longitude, current, minutes }: PlaceModel): Pin[] {
  return latitude === undefined || longitude === undefined
    ? []
    : [{ name, lat: latitude, lon: longitude, current, minutes }]
}

/** The accessible label names at most this many places. */
const mostNamed = 6

/** Returns the accessible label of a map: its places, and for a single place the drive from the office. */
function labelOf(places: readonly PlaceModel[], office: string | undefined, say: Say<'map'>): string {
  const [only, ...others] = places
  if (only && others.length === 0) {
    const { name, minutes } = only
    if (minutes === undefined) return say('of', { places: name })
    return say('drive', { places: name, count: minutes, office: office ?? say('ourOffice') })
  }
  const named = places.slice(0, mostNamed)
  const names = named.map(({ name }) => name).join(', ')
  const more = places.length - named.length
  return more > 0 ? say('more', { places: names, count: more }) : say('of', { places: names })
}
