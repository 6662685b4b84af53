import type { SectionProps } from '../../content/model/pageModel.ts'
import { ratioClass, sheetOf } from '../../ui/Picture/framing.ts'
import { Picture } from '../../ui/Picture/Picture.tsx'
import { RichText } from '../../ui/RichText.tsx'
import { itemHeading, Section } from '../../ui/Section/Section.tsx'
import { notch } from '../../ui/theme/notch.styles.ts'
import { team } from './Team.styles.ts'

/** Returns the number of people per row, so that the last row is full, or at least contains more than one person. */
function columnsFor(count: number): number {
  if (count <= 4) return count
  const choices = [4, 3, 5]
  return choices.find((columns) => count % columns === 0) ?? choices.find((columns) => count % columns !== 1) ?? 4
}

/** The people of the company. If some have a photo, a silhouette replaces each missing one. */
export function Team({ items, ratio, ...frame }: SectionProps['team']) {
  const Name = itemHeading(frame.heading)
  const place = [team.portrait, notch.bottomLeft, ratio && ratioClass(ratio)].filter(Boolean).join(' ')
  const hasPhotos = items.some(({ image }) => image)
  return (
    <Section {...frame}>
      <ul className={team.list} data-columns={columnsFor(items.length)} data-sheet={ratio && 'framing'}>
        {items.map(({ name, role, image, qualifications, text, link }) => (
          <li key={name} className={items.length === 1 ? `${team.person} ${team.alone}` : team.person}>
            {image ? (
              <div className={sheetOf(image) && image.focus ? place : `${place} ${team.photo}`}>
                <Picture image={image} box="portrait" />
              </div>
            ) : (
              hasPhotos && (
                <div className={place}>
                  <Silhouette />
                </div>
              )
            )}
            <div className={team.words}>
              <Name>{name}</Name>
              <p className={team.role}>{role}</p>
              {qualifications && <p className={team.small}>{qualifications}</p>}
              {text && <RichText className={team.text} html={text} />}
              {link && <a href={link.href}>{link.label}</a>}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Silhouette() {
  return (
    <svg className={team.silhouette} viewBox="0 0 80 100" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <circle cx="40" cy="43" r="15" />
      <path d="M10 100c0-24 12-36 30-36s30 12 30 36z" />
    </svg>
  )
}
