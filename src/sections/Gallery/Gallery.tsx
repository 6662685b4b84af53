// biome-ignore-all lint/suspicious/noArrayIndexKey: a picture may occur twice, and all are rendered once
import type { ImageModel, SectionProps } from '../../content/model/pageModel.ts'
import { largeItems } from '../../ui/Grid/Grid.tsx'
import { lightboxWords } from '../../ui/Lightbox/lightboxWords.ts'
import { ratioClass } from '../../ui/Picture/framing.ts'
import { Picture } from '../../ui/Picture/Picture.tsx'
import type { PictureBox } from '../../ui/Picture/pictureSizes.ts'
import { RichText } from '../../ui/RichText.tsx'
import { Section } from '../../ui/Section/Section.tsx'
import { useWords } from '../../ui/words/Words.tsx'
import { gallery } from './Gallery.styles.ts'

/**
 * Photos, pairs of pictures, or logos. Each photo is a link to its own file, so that it opens large without any script;
 * `Gallery.island.ts` shows it over the page.
 */
export function Gallery({ items, layout, ratio, ...frame }: SectionProps['gallery']) {
  const say = useWords('gallery')
  const hasPhotos = items.some(({ image, before }) => 'src' in image || (before && 'src' in before))
  const list = {
    grid: gallery.grid,
    swipe: `${gallery.grid} ${gallery.swipe}`,
    beforeAfter: gallery.pairs,
    logos: gallery.logos,
  }[layout]
  const tile = {
    className: [layout === 'logos' ? gallery.logo : gallery.tile, ratio && ratioClass(ratio)].filter(Boolean).join(' '),
    isPhoto: layout !== 'logos',
  }
  return (
    <Section {...frame} layout={layout === 'beforeAfter' && items.length === 1 ? 'split' : 'stacked'}>
      <div data-sheet={ratio && 'framing'} {...(hasPhotos && { 'data-island': 'gallery', ...lightboxWords(say) })}>
        <ul
          className={list}
          data-large={layout === 'grid' || layout === 'swipe' ? largeItems(items.length) || undefined : undefined}
        >
          {items.map(({ image, before, caption, href }, index) => (
            <li key={index}>
              <figure>
                {before ? (
                  <div className={gallery.pair}>
                    <Tile {...tile} image={before} box="tile" label={say('before')} />
                    <Tile {...tile} image={image} box="tile" href={href} label={say('after')} />
                  </div>
                ) : (
                  <Tile {...tile} image={image} box={layout === 'logos' ? 'logo' : 'tile'} href={href} />
                )}
                {caption && <RichText as="figcaption" className={gallery.caption} html={caption} />}
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}

interface TileProps {
  className: string
  image: ImageModel
  box: PictureBox
  /** The target of the link. */
  href?: string | undefined
  label?: string
  /** Whether visitors may want to see it large. */
  isPhoto: boolean
}

/** A picture with its label, linked to `href` if there is one, or a photo linked to its own file. */
function Tile({ className, image, box, href, label, isPhoto }: TileProps) {
  const say = useWords('gallery')
  const content = (
    <>
      <Picture image={image} box={box} />
      {label && <span className={gallery.label}>{label}</span>}
    </>
  )
  if (href !== undefined)
    return (
      <a className={className} href={href}>
        {content}
      </a>
    )
  if (!isPhoto || 'scene' in image) return <div className={className}>{content}</div>
  const name = say('enlarge', { picture: image.alt })
  // The name contains the visible words, for voice control (WCAG 2.5.3).
  return (
    <a className={className} href={image.src} data-photo="" aria-label={label ? `${label}. ${name}` : name}>
      {content}
    </a>
  )
}
