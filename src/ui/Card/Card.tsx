import type { SceneName } from '../../../schemas/index.ts'
import type { CardModel } from '../../content/model/pageModel.ts'
import { Days } from '../Days.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { placeClass } from '../Picture/framing.ts'
import { Picture } from '../Picture/Picture.tsx'
import { RichText } from '../RichText.tsx'
import { SharedScene } from '../Scene.tsx'
import { notch } from '../theme/notch.styles.ts'
import { useWords } from '../words/Words.tsx'
import { card } from './Card.styles.ts'
import { pictured } from './pictured.styles.ts'

interface CardProps {
  item: CardModel
  /** The drawing of the linked page, used if the card has no picture. */
  cover?: SceneName | undefined
  as: 'h2' | 'h3'
  /** Whether the card spans half of the grid instead of a third. */
  large?: boolean
  /** Whether the card spans the whole width of the page. */
  wide?: boolean
  /** Whether the card is one line of a list. */
  line?: boolean
}

/** An item to choose. If it has a link, the whole card is clickable, and the link names it. */
export function Card({ item, cover: scene, as: Title, large = false, wide = false, line = false }: CardProps) {
  const { title, text, icon, link, days } = item
  const named = item.image && !wide && 'scene' in item.image ? item.image : undefined
  const image = named ? undefined : item.image
  const isRow = wide && image !== undefined
  const isLine = line && !isRow
  const cover = named ?? (image || !scene ? undefined : { scene, seed: '' })
  const classes = [
    card.root,
    notch.topRight,
    cover && !isLine && card.covered,
    cover && large && card.titled,
    isRow && pictured.row,
    image && !wide && pictured.cell,
    isLine && card.line,
  ]
  const say = useWords('lists')
  return (
    <li className={classes.filter(Boolean).join(' ')} data-sheet={image && 'pictured'}>
      {image ? (
        <div className={placeClass(image, pictured.picture, notch.topRight)}>
          <Picture image={image} box={wide ? 'row' : 'card'} />
        </div>
      ) : (
        <Sign cover={cover} icon={isLine ? undefined : icon} />
      )}
      <Title>{title}</Title>
      {days && (
        <p>
          <Days days={days} />
        </p>
      )}
      <RichText html={text} />
      {link && (
        <a className={card.link} href={link.href}>
          {link.label}
          <span className="visually-hidden">{` ${say('about', { name: title })}`}</span>
        </a>
      )}
    </li>
  )
}

interface SignProps {
  cover: { scene: SceneName; seed: string } | undefined
  icon: CardModel['icon']
}

/** The sign of a card without a photo: a detail of its own drawing or of the linked page's, or else its icon. */
function Sign({ cover, icon }: SignProps) {
  if (cover) {
    return (
      <span className={card.cover}>
        <SharedScene name={cover.scene} seed={cover.seed} />
      </span>
    )
  }
  return (
    icon && (
      <span className={`${card.icon} ${notch.topRight}`}>
        <Icon name={icon} />
      </span>
    )
  )
}
