import type { NoticeModel } from '../content/model/pageModel.ts'
import { RichText } from '../ui/RichText.tsx'
import { useWords } from '../ui/words/Words.tsx'
import { noticeLine, twoNotices } from './NoticeLine.styles.ts'

export interface NoticeLineProps {
  /** The notice of the site. */
  notice: NoticeModel | undefined
  /** The notice of the branch that the page is about. */
  branchNotice: NoticeModel | undefined
}

/** The notices above the header, each on its own background. Renders nothing without any. */
export function NoticeLine({ notice, branchNotice }: NoticeLineProps) {
  const say = useWords('shell')
  const [first, second] = [notice, branchNotice].filter((each) => each !== undefined)
  if (!first) return null
  if (!second)
    return (
      <aside className={noticeLine.root} data-tone={first.tone} aria-label={say('notice')}>
        <RichText html={first.text} />
      </aside>
    )
  return (
    <aside className={twoNotices.root} aria-label={say('notice')}>
      <Line {...first} />
      <Line {...second} />
    </aside>
  )
}

const Line = ({ text, tone }: NoticeModel) => (
  <div className={noticeLine.root} data-tone={tone}>
    <RichText html={text} />
  </div>
)
