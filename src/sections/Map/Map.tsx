import type { PlaceModel, SectionProps } from '../../content/model/pageModel.ts'
import { AreaMap } from '../../ui/AreaMap/AreaMap.tsx'
import { RichText } from '../../ui/RichText.tsx'
import { Section } from '../../ui/Section/Section.tsx'
import { notch } from '../../ui/theme/notch.styles.ts'
import { map } from './Map.styles.ts'

/**
 * Where the company works: a drawn map and the towns as links. In mode `embed` a frame with a map of another host lies
 * over the drawing. Its address stands in `data-src`, so that nothing is asked of that host before the visitor acts;
 * `Map.island.ts` moves it to `src` and sets `data-loaded`, which shows the frame.
 */
// biome-ignore lint/suspicious/noShadowRestrictedNames: a section's component bears the name of its type
export function Map({ mode, embed, caption, places, area, unit, ...frame }: SectionProps['map']) {
  const address = mode === 'embed' ? embed : undefined
  const pins = places.flatMap(pinOf)
  const label = `Map of ${places.map(({ name }) => name).join(', ')}`
  const figure = (
    <figure>
      <div className={`${map.sheet} ${notch.bottomLeft}`} data-island={address && 'map'}>
        {pins.length > 0 && (
          <AreaMap
            outlines={area?.outlines ?? []}
            roads={area?.roads ?? []}
            places={pins}
            unit={unit}
            labelled={label}
          />
        )}
        {address && <iframe title={label} data-src={address} loading="lazy" referrerPolicy="no-referrer" />}
      </div>
      {caption && <RichText as="figcaption" className={map.caption} html={caption} />}
    </figure>
  )
  if (places.length === 1 && !address) {
    return (
      <Section {...frame} layout="split">
        {figure}
      </Section>
    )
  }
  return (
    <Section {...frame}>
      <div className={map.pair}>
        {figure}
        <div>
          <ul className={map.towns}>
            {places.map(({ name, href, current }) => (
              <li key={href}>{current ? <strong>{name}</strong> : <a href={href}>{name}</a>}</li>
            ))}
          </ul>
          {address && (
            <p>
              <a href={address} target="_blank" rel="noreferrer">
                Open the map in a new window
              </a>
            </p>
          )}
        </div>
      </div>
    </Section>
  )
}

function pinOf({ name, latitude, longitude, current }: PlaceModel) {
  return latitude === undefined || longitude === undefined ? [] : [{ name, lat: latitude, lon: longitude, current }]
}
