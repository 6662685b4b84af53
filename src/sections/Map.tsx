import type { SectionProps } from '../content/pageModel.ts'
import { AreaMap } from '../ui/AreaMap.tsx'
import { RichText } from '../ui/RichText.tsx'
import { Section } from '../ui/Section.tsx'
import { map } from './Map.styles.ts'

type Props = SectionProps['map']

/**
 * Where the company works: a drawn map and the towns as links. In mode `embed` a frame with a map of another host lies
 * over the drawing. Its address stands in `data-src`, so that nothing is asked of that host before the visitor acts;
 * `Map.island.ts` moves it to `src` and sets `data-loaded`, which shows the frame.
 */
// biome-ignore lint/suspicious/noShadowRestrictedNames: a section's component bears the name of its type
export function Map({ mode, embed, caption, places, area, ...frame }: Props) {
  const drawn = places.flatMap(({ name, latitude, longitude, current }) =>
    latitude === undefined || longitude === undefined ? [] : [{ name, lat: latitude, lon: longitude, current }],
  )
  const label = `Map of ${places.map(({ name }) => name).join(', ')}`
  return (
    <Section {...frame}>
      <div className={map.pair}>
        <figure>
          <div className={map.sheet} data-island={mode === 'embed' ? 'map' : undefined}>
            {drawn.length > 0 && (
              <AreaMap outlines={area?.outlines ?? []} roads={area?.roads ?? []} places={drawn} labelled={label} />
            )}
            {mode === 'embed' && embed && (
              <iframe title={label} data-src={embed} loading="lazy" referrerPolicy="no-referrer" />
            )}
          </div>
          {caption && <RichText as="figcaption" className={map.caption} html={caption} />}
        </figure>
        <div>
          <ul className={map.towns}>
            {places.map(({ name, href, current }) => (
              <li key={href}>{current ? <strong>{name}</strong> : <a href={href}>{name}</a>}</li>
            ))}
          </ul>
          {mode === 'embed' && embed && (
            <p>
              <a href={embed} target="_blank" rel="noreferrer">
                Open the map in a new window
              </a>
            </p>
          )}
        </div>
      </div>
    </Section>
  )
}
