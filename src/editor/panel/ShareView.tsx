import type { PageView } from '../../node/edit/protocol.ts'

/** The aspect ratio in which most sites show a shared picture. */
const shape = 1200 / 630
/**
 * The width in pixels from which a picture is shown large
 * (https://developers.facebook.com/docs/sharing/webmasters/images).
 */
const largeWidth = 600
/** The width in pixels below which no picture is shown. */
const leastWidth = 200

/** Previews a link to the page in a chat and in a post, with its texts cut where they would be. */
export function ShareView({ page }: { page: PageView }) {
  const { head } = page
  if (!head) return null
  const { title, description, image } = head
  const { host } = new URL(head.url)
  return (
    <section className="search" aria-label="When it is shared">
      <h2>When it is shared</h2>
      <figure className="share">
        <figcaption>In a chat, such as WhatsApp</figcaption>
        <div className="bubble">
          {image && <img src={image.src} alt={image.alt} />}
          <p className="name">{title}</p>
          <p className="two">{description}</p>
          <p className="where">{host}</p>
        </div>
      </figure>
      <figure className="share">
        <figcaption>In a post, such as on LinkedIn or Facebook</figcaption>
        <div className="post">
          {image && <img src={image.src} alt="" />}
          <p className="name two">{title}</p>
          <p className="where">{host}</p>
        </div>
      </figure>
      <p className="help">{tellPicture(image)}</p>
    </section>
  )
}

/** Describes how the picture will be shown. */
function tellPicture(image: NonNullable<PageView['head']>['image']): string {
  if (!image) return 'No picture is shown with this page: choose one below, or add public/social.png for all pages.'
  const { width, height, isMade } = image
  if (isMade) return 'The picture is made of the main heading and the drawing or photo at the top of the page.'
  if (width === undefined || height === undefined) return 'This is the photo that the page brings.'
  if (width < leastWidth)
    return `The photo is too small to be shown: ${width} pixels wide, and ${leastWidth} are needed.`
  const words = width < largeWidth ? `The photo is shown small: it is ${width} pixels wide, not ${largeWidth}. ` : ''
  const cut = cutOf(width / height)
  return words + (cut ? `The photo is cut ${cut}: the shape is 1200 by 630.` : 'All of the photo is shown.')
}

/** Tells where a photo is cropped; undefined if it almost fits. */
function cutOf(ratio: number): string | undefined {
  if (ratio > shape * 1.05) return 'at both sides'
  return ratio < shape / 1.05 ? 'above and below' : undefined
}
