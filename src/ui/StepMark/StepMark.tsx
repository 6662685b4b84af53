import { stepMark } from './StepMark.styles.ts'

/** The position in a sequence, drawn as a flight of steps with one step marked. */
export function StepMark({ step, of }: { step: number; of: number }) {
  const treads = Array.from({ length: of }, (_, index) => index + 1)
  return (
    <svg className={stepMark.root} viewBox={`0 0 ${of * 12} ${of * 8}`} aria-hidden="true">
      {treads.map((tread) => (
        <path
          key={tread}
          data-current={tread === step ? '' : undefined}
          d={`M${(tread - 1) * 12} ${of * 8}v-${tread * 8}h12v${tread * 8}z`}
        />
      ))}
    </svg>
  )
}
