import { stepMark } from './StepMark.styles.ts'

/** The position in a sequence, drawn as a flight of steps, one of which has a tread in the brand's colour. */
export function StepMark({ step, of }: { step: number; of: number }) {
  return (
    <svg className={stepMark.root} viewBox={`0 0 ${of * 12} ${of * 8}`} aria-hidden="true">
      <path d={`M0 ${of * 8}${'v-8h12'.repeat(of)}V${of * 8}z`} />
      <path data-current="" d={`M${(step - 1) * 12} ${(of - step) * 8}h12v5h-12z`} />
    </svg>
  )
}
