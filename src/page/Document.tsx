import type { ReactNode } from 'react'
import type { HeadModel, PageModel } from '../content/model/pageModel.ts'
import type { RarePart } from '../ui/theme/theme.ts'
import { useWords } from '../ui/words/Words.tsx'
import { type BarColours, HeadTags, type PageAssets } from './HeadTags.tsx'
import { NoticeLine, type NoticeLineProps } from './NoticeLine.tsx'

export interface DocumentProps extends NoticeLineProps {
  head: HeadModel
  theme: PageModel['theme']
  /** Base path of the site on its host. */
  base: string
  /** URL path of the page, including the base. */
  path: string
  isHome: boolean
  rare: readonly RarePart[]
  /** The HTML of the shell, which is a separate React root. */
  shell: string
  assets: PageAssets
  bars: BarColours
  /** The content after the shell. */
  children: ReactNode
}

/** The HTML document of a page. */
export function Document({
  head,
  theme,
  base,
  path,
  isHome,
  rare,
  shell,
  assets,
  bars,
  children,
  ...notices
}: DocumentProps) {
  const say = useWords('shell')
  return (
    <html lang={head.language} data-entrance={isHome ? '' : undefined}>
      <HeadTags head={head} rare={rare} darkMode={theme.darkMode} base={base} assets={assets} bars={bars} />
      <body>
        <a className="skip" href="#main">
          {say('skip')}
        </a>
        <NoticeLine {...notices} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML comes from React's own renderer */}
        <div id="shell" data-path={path} dangerouslySetInnerHTML={{ __html: shell }} />
        {children}
      </body>
    </html>
  )
}
