import type { CompanyModel } from '../../content/model/pageModel.ts'
import { Days } from '../../ui/Days.tsx'
import { HoursLine } from '../../ui/HoursLine.tsx'
import { useWords } from '../../ui/words/Words.tsx'

/** The weekly hours, and the days with other hours. */
export function OpeningTimes({ company: { hours, closures = [] } }: { company: CompanyModel }) {
  const say = useWords('details')
  if (hours.length + closures.length === 0) return null
  return (
    <ul>
      {hours.map((each) => (
        <li key={each.days}>
          <HoursLine of={each} />
        </li>
      ))}
      {closures.map(({ days, note, hours: open }) => (
        <li key={note + days[0]?.datetime}>
          {open === undefined ? (
            <>
              {say('closed')} <Days days={days} />
            </>
          ) : (
            <HoursLine of={{ days: <Days days={days} />, time: open }} />
          )}{' '}
          ({note})
        </li>
      ))}
    </ul>
  )
}
