import { icon } from './Icon.styles.ts'

/** Takes off the attributes that lucide writes into every icon: the class `icon-root` says the same once. */
export const bareIcon = {
  className: icon.root,
  xmlns: undefined,
  width: undefined,
  height: undefined,
  fill: undefined,
  stroke: undefined,
  strokeWidth: undefined,
  strokeLinecap: undefined,
  strokeLinejoin: undefined,
} as const
