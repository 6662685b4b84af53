import type { NoticeModel } from '../content/model/pageModel.ts'
import { RichText } from '../ui/RichText.tsx'
import { useWords } from '../ui/words/Words.tsx'
import { noticeLine as classes } from './NoticeLine.styles.ts'

/** The line over the header of every page; renders nothing where the site has none. */
export function NoticeLine({ notice }: { notice: NoticeModel | undefined }) {
  const say = useWords('shell')
  if (!notice) return null
  return (
    <aside className={classes.root} data-tone={notice.tone} aria-label={say('notice')}>
      <RichText as="p" html={notice.text} />
    </aside>
  )
}
