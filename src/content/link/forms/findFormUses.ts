import type { Page } from '../../../../schemas/index.ts'
import type { Path } from '../../problem/source.ts'
import { isFields } from '../../schema/schema.ts'
import type { Tongue } from '../../text/sentences/tongueWords.ts'

/** Button words that promise a quote form, by language. */
const promises: Readonly<Record<Tongue, RegExp>> = {
  en: /\b(?:request|get|ask for|want|need|start|book|claim)\b.*\b(?:quote|estimate|proposal|bid)\b|\bquote now\b/i,
  de: /\b(?:angebot|offerte|kostenvoranschlag)\b.*\b(?:anfordern|anfragen|einholen|erhalten|bekommen)\b/i,
  fr: /\b(?:demande[rz]?|obten(?:ir|ez)|recevo(?:ir|z)|recevez|demande de)\b.*\b(?:devis|estimation|soumission)\b/i,
  es: /\b(?:pedir|pid[ae]|solicitar|solicit[ae]|obtener|obt[eé]n|obtenga)\b.*\b(?:presupuesto|cotización)\b/i,
}

/** Whether the words of a button promise a quote form. */
export const promisesForm = (label: string): boolean => Object.values(promises).some((promise) => promise.test(label))

/** A button that promises a form. */
export interface QuoteLink {
  path: Path
  href: string
}

/** What the buttons and forms of a page need from other pages. */
export interface FormUses {
  quoteLinks: QuoteLink[]
  /** Prefilled answers. */
  presets: { path: Path; value: string; of: 'service' | 'town' }[]
}

/**
 * Finds the buttons that promise a quote form by their words or their place below a list of work, and the prefilled
 * answers of forms.
 */
export function findFormUses({ sections }: Page): FormUses {
  const quoteLinks: QuoteLink[] = []
  const walk = (value: object, path: Path, isBelowWork: boolean): void => {
    if (Array.isArray(value)) {
      value.forEach((entry: unknown, index) => {
        if (typeof entry === 'object' && entry !== null) walk(entry, [...path, index], false)
      })
      return
    }
    if (!isFields(value)) return
    const { label, href } = value
    if (
      typeof label === 'string' &&
      typeof href === 'string' &&
      (isBelowWork || Object.values(promises).some((promise) => promise.test(label)))
    )
      quoteLinks.push({ path: [...path, 'href'], href })
    for (const name in value) {
      const inner = value[name]
      if (typeof inner === 'object' && inner !== null)
        walk(inner, [...path, name], name === 'link' && value.type === 'scopeOfWork')
    }
  }
  const presets = sections.flatMap((section, index): FormUses['presets'] => {
    if (section.hidden === true) return []
    walk(section, ['sections', index], false)
    if (section.type !== 'quoteForm') return []
    const { service_type, city } = section.presets ?? {}
    const path = ['sections', index, 'presets']
    return [
      ...(typeof service_type !== 'string'
        ? []
        : [{ path: [...path, 'service_type'], value: service_type, of: 'service' as const }]),
      ...(typeof city !== 'string' ? [] : [{ path: [...path, 'city'], value: city, of: 'town' as const }]),
    ]
  })
  return { quoteLinks, presets }
}
