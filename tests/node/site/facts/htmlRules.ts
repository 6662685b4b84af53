import type { RuleConfig } from 'html-validate'

/**
 * Rules of the validator that are about how HTML is written down and not about what it means: React's serializer
 * decides on them, and browsers read both ways alike (https://html.spec.whatwg.org/#writing).
 */
const writtenByReact = {
  'doctype-style': 'off', // <!doctype html> in small letters
  'attr-case': 'off', // charSet, noValidate, autoComplete
  'void-style': 'off', // <meta/>
  'attribute-boolean-style': 'off', // noValidate=""
  'attribute-empty-style': 'off', // crossorigin=""
} as const

/** Whether a phone number breaks over two lines is for the stylesheet to prevent; tests/browser/pages.spec.ts looks. */
const decidedByStyles = { 'tel-non-breaking': 'off' } as const

/** Boxes of which several may be ticked have one name (https://html.spec.whatwg.org/#checkbox-state-(type=checkbox)). */
const namedAlike: RuleConfig = { 'form-dup-name': ['error', { shared: ['radio', 'checkbox'] }] }

export const htmlRules = { ...writtenByReact, ...decidedByStyles, ...namedAlike }
