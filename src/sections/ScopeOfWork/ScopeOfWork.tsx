import type { SectionProps } from '../../content/model/pageModel.ts'
import { button } from '../../ui/Button/Button.styles.ts'
import { Button, buttonClass } from '../../ui/Button/Button.tsx'
import { Island } from '../../ui/Island.tsx'
import { RichText } from '../../ui/RichText.tsx'
import { itemHeading, Section } from '../../ui/Section/Section.tsx'
import { useWords } from '../../ui/words/Words.tsx'
import { scopeOfWork as css } from './ScopeOfWork.styles.ts'

/**
 * Rooms with tasks to tick, and beside them the growing list. Ticking needs no script; `ScopeOfWork.island.ts` writes
 * the list, stores it for the quote form and prints the sheet.
 */
export function ScopeOfWork(props: SectionProps['scopeOfWork']) {
  const { rooms, frequencies, link, service, ...frame } = props
  const say = useWords('scope')
  return (
    <Section {...frame} className={css.section}>
      <Island name="scopeOfWork">
        <div className={css.root} data-service={service}>
          <div>
            <p className={css.sheet}>{say('building')}</p>
            {rooms.map((room) => (
              <Room key={room.title} room={room} frequencies={frequencies} />
            ))}
          </div>
          <Chosen title={itemHeading(frame.heading)} link={link} />
          <div className={css.sheet} data-part="scope-sheet">
            <p>{say('notes')}</p>
            <p />
            <p />
            <p />
            <p>{say('signature')}</p>
          </div>
        </div>
      </Island>
    </Section>
  )
}

type Props = SectionProps['scopeOfWork']

/** A room with its tasks, each with its frequency. */
function Room({ room: { title, items }, frequencies }: Pick<Props, 'frequencies'> & { room: Props['rooms'][number] }) {
  const say = useWords('scope')
  return (
    <fieldset className={css.room}>
      <legend>{title}</legend>
      <ul>
        {items.map(({ text, note }) => (
          <li key={text} className={css.task}>
            <label>
              <input type="checkbox" />
              <strong>{text}</strong>
            </label>
            <select aria-label={say('often', { task: text })}>
              {frequencies.map((often) => (
                <option key={often}>{often}</option>
              ))}
            </select>
            {note && <RichText html={note} />}
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

/** The list of ticked tasks, and its actions. */
function Chosen({ title: Title, link }: { title: ReturnType<typeof itemHeading>; link: Props['link'] | undefined }) {
  const say = useWords('scope')
  return (
    <div className={css.list} data-part="scope-list">
      <Title>{say('heading')}</Title>
      <p role="status">{say('none')}</p>
      <ul data-part="chosen" />
      <p>{say('kept')}</p>
      <div className={button.row}>
        {link && (
          <a className={buttonClass()} href={link.href}>
            {link.label}
          </a>
        )}
        <Button variant="secondary" data-act="print">
          {say('print')}
        </Button>
      </div>
    </div>
  )
}
