import type { Site } from '../../schemas/index.ts'
import { customProperties, darkColours, lightColours } from '../ui/theme.ts'

type Theme = Site['theme']

/** The colours that `site.config.json` changes, as CSS that follows the stylesheet; empty when it changes none. */
export function themeCss(theme: Theme): string {
  const light = declarations(theme?.light)
  const dark = declarations(theme?.dark)
  return [
    light && `:root{${light}}`,
    dark && `@media (prefers-color-scheme:dark){:root:not([data-theme=light]){${dark}}}[data-theme=dark]{${dark}}`,
  ]
    .filter(Boolean)
    .join('\n')
}

function declarations(colours: Record<string, unknown> | undefined): string {
  return Object.entries(customProperties((colours ?? {}) as Record<string, string>))
    .map(([name, value]) => `${name}:${value}`)
    .join(';')
}

/** The ground of the page in light and dark, for the browser's own bars. */
export function barColours(theme: Theme): { light: string; dark: string } {
  const light = { ...lightColours, ...theme?.light }.bg
  const dark = { ...darkColours, ...theme?.dark }.bg
  const mode = theme?.darkMode ?? 'auto'
  return { light: mode === 'dark' ? dark : light, dark: mode === 'light' ? light : dark }
}
