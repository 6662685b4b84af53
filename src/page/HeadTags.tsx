import type { HeadModel, PageModel } from '../content/model/pageModel.ts'
import type { RarePart } from '../ui/theme/theme.ts'

/** Files of the built site that a page references, as addresses including the base. */
export interface PageAssets {
  /** Rules of the first screen, inlined into the page. */
  criticalCss: string
  /** Further inline rules, for pages with such a part. */
  rareCss?: Partial<Record<RarePart, string>>
  /** All other rules; the content above its link paints without it. */
  stylesheet: string
  /** Rules of rare section types, for pages with such a section. */
  sectionSheets?: Readonly<Record<string, string>>
  /** Sheets with the rules of several section types, by `jointKey`. */
  jointSheets?: Record<string, string>
  /** The same sets, plus those of a single type, with the rules of `stylesheet` appended. */
  wholeSheets?: Record<string, string>
  /** Files of drawn scenes, by scene name. */
  scenes?: Readonly<Record<string, string>>
  /** The script that runs at load. */
  starter: string
  /**
   * The app, which the starter fetches after load and runs at the first touch: the entry file first, then its imports.
   */
  app: string[]
}

/** Colours of the browser's own bars: the page background in light and dark mode. */
export interface BarColours {
  light: string
  dark: string
}

/** Id of the element after the first screen of a page; no section can have this id. */
export const firstScreenEnd = 'belowFold'

interface HeadTagsProps {
  head: HeadModel
  /** The rare parts on the first screen of the page. */
  rare: readonly RarePart[]
  darkMode: PageModel['theme']['darkMode']
  base: string
  assets: PageAssets
  bars: BarColours
}

/** The head of a page. */
export function HeadTags({ head, rare, darkMode, base, assets, bars }: HeadTagsProps) {
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <title>{head.title}</title>
      {/*
       * If the page painted in part, the header moved when the rest arrived, or a button its text (one load of 30, on
       * slow 4G).
       */}
      <link rel="expect" href={`#${firstScreenEnd}`} blocking="render" />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own rules, listed by their hash in the policy */}
      <style dangerouslySetInnerHTML={{ __html: assets.criticalCss }} />
      {rare.map((part) => {
        const css = assets.rareCss?.[part]
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own rules too, listed by their hash
        return css && <style key={part} data-rare={part} dangerouslySetInnerHTML={{ __html: css }} />
      })}
      <script type="module" src={assets.starter} data-app={assets.app.join(' ')} />
      <meta name="description" content={head.description} />
      {head.canonical && <link rel="canonical" href={head.canonical} />}
      {head.alternates.map(({ language, href }) => (
        <link key={language} rel="alternate" hrefLang={language} href={href} />
      ))}
      {head.feeds?.map(({ title, href }) => (
        <link key={href} rel="alternate" type="application/atom+xml" title={title} href={href} />
      ))}
      {!head.indexed && <meta name="robots" content="noindex" />}
      <SharingTags head={head} />
      <meta name="color-scheme" content={darkMode === 'auto' ? 'light dark' : darkMode} />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={bars.light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={bars.dark} />
      <IconLinks icons={head.icons} base={base} />
      <link rel="manifest" href={`${base}manifest.webmanifest`} />
      {head.structuredData && (
        <script
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every "<" written as an escape
          dangerouslySetInnerHTML={{ __html: head.structuredData }}
        />
      )}
    </head>
  )
}

/**
 * Metadata for sharing a page. Open Graph names are those of https://ogp.me. Of the Twitter tags only the card type is
 * written: for title, description and picture X uses the Open Graph tags (its documentation of cards).
 */
function SharingTags({ head: { siteName, title, description, url, socialImage: image } }: Pick<HeadTagsProps, 'head'>) {
  return (
    <>
      <meta property="og:site_name" content={siteName} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      {image && <meta property="og:image" content={image.url} />}
      {image?.width && <meta property="og:image:width" content={String(image.width)} />}
      {image?.height && <meta property="og:image:height" content={String(image.height)} />}
      {image && <meta property="og:image:alt" content={image.alt} />}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

function IconLinks({ icons, base }: Pick<HeadModel, 'icons'> & Pick<HeadTagsProps, 'base'>) {
  return (
    <>
      {icons.includes('favicon.svg') && <link rel="icon" href={`${base}favicon.svg`} type="image/svg+xml" />}
      {icons.includes('apple-touch-icon.png') && <link rel="apple-touch-icon" href={`${base}apple-touch-icon.png`} />}
    </>
  )
}
