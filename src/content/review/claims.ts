import type { Mistake } from '../mistake.ts'
import { quoted } from '../phrases.ts'
import type { TextField } from '../texts.ts'

interface Claim {
  /** Words of which a text must have some before it is looked at closely. */
  signs: readonly string[]
  pattern: RegExp
  /** Why the words may be doubted, and what can be said instead. */
  fix: string
}

/** Words of advertising that an American authority has an opinion on. */
const claims: readonly Claim[] = [
  {
    signs: ['EPA approved'],
    // https://www.epa.gov/pesticide-labels: a product is registered, which is no approval or recommendation.
    pattern: /\bEPA[- ]approved\b/gi,
    fix: 'The EPA registers disinfectants and approves none: "EPA-registered" is the accurate word.',
  },
  {
    signs: [
      'eco friendly',
      'earth friendly',
      'environmentally friendly',
      'non toxic',
      'nontoxic',
      'chemical free',
      'all natural',
    ],
    // 16 CFR 260.4 and 260.10 (Green Guides of the Federal Trade Commission): unqualified general benefit claims.
    pattern: /\b(?:eco|earth|environmentally)[- ]friendly\b|\b(?:non-?toxic|chemical[- ]free|all[- ]natural)\b/gi,
    fix: 'The Federal Trade Commission wants such words explained: say what is certified, such as "Green Seal certified".',
  },
  {
    signs: ['HIPAA', 'OSHA', 'CDC'],
    // https://www.hhs.gov/hipaa/for-professionals/faq/2003: HHS certifies nobody; OSHA and the CDC do neither.
    pattern: /\b(?:HIPAA|OSHA|CDC)[- ](?:certified|approved)\b/gi,
    fix: 'That authority certifies and approves no companies: say which rules you follow, such as "trained to OSHA rules".',
  },
  {
    signs: ['germs', 'bacteria', 'viruses'],
    // 40 CFR 156.10(a)(5): claims beyond the label of a disinfectant.
    pattern: /\b(?:kills|removes|eliminates) (?:all|100 ?%(?: of)?) (?:the )?(?:germs|bacteria|viruses)\b/gi,
    fix: 'No product does: say what its label says, such as "kills 99.9 % of the bacteria named on its label".',
  },
]

export const claimPhrases: readonly string[] = claims.flatMap(({ signs }) => signs)

/** Tips on words of advertising that an authority may object to. */
export function findClaims({ path, value, format }: TextField): Mistake[] {
  if (format === 'href') return []
  return claims.flatMap(({ pattern, fix }) =>
    Array.from(
      value.matchAll(pattern),
      ({ 0: words, index }): Mistake => ({
        path,
        span: { start: index, end: index + words.length },
        code: 'doubtful-claim',
        severity: 'tip',
        message: `${quoted(words)} may be called misleading.`,
        fix,
      }),
    ),
  )
}
