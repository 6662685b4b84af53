import type { RuleConfig } from 'html-validate'

/**
 * Validator rules about the notation of HTML and not about its meaning: React's serializer determines it, and browsers
 * read both ways alike (https://html.spec.whatwg.org/#writing).
 */
const writtenByReact = {
  'doctype-style': 'off', // <!doctype html> in lower case
  'attr-case': 'off', // charSet, noValidate, autoComplete
  'void-style': 'off', // <meta/>
  'attribute-boolean-style': 'off', // noValidate=""
  'attribute-empty-style': 'off', // crossorigin=""
} as const

/** The stylesheet prevents phone numbers from breaking over two lines; tests/browser/pages.spec.ts checks it. */
const decidedByStyles = { 'tel-non-breaking': 'off' } as const

/** Checkboxes of a group have the same name (https://html.spec.whatwg.org/#checkbox-state-(type=checkbox)). */
const namedAlike: RuleConfig = { 'form-dup-name': ['error', { shared: ['radio', 'checkbox'] }] }

export const htmlRules = { ...writtenByReact, ...decidedByStyles, ...namedAlike }
