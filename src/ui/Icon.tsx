import type { IconName } from '../../schemas/index.ts'
import { bareIcon } from './bareIcon.ts'
import { icons } from './icons.ts'

/** A small line drawing beside a title, which says the same in words. */
export function Icon({ name }: { name: IconName }) {
  const Drawing = icons[name]
  return <Drawing {...bareIcon} />
}
