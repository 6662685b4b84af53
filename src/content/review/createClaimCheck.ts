import type { Mistake } from '../problem/mistake.ts'
import { isAmerican } from '../schema/country.ts'
import type { TextField } from '../schema/findTexts.ts'
import { quoted } from '../wording/phrases.ts'

interface Claim {
  /** Phrases of which a text must contain at least one before it is checked. */
  cues: readonly string[]
  pattern: RegExp
  /** Why the claim is doubtful, and what to write instead. */
  fix: string
}

const green = {
  cues: [
    'eco friendly',
    'earth friendly',
    'environmentally friendly',
    'non toxic',
    'nontoxic',
    'chemical free',
    'all natural',
  ],
  pattern: /\b(?:eco|earth|environmentally)[- ]friendly\b|\b(?:non-?toxic|chemical[- ]free|all[- ]natural)\b/gi,
}

/** Advertising claims that US authorities have ruled on. */
const american: readonly Claim[] = [
  {
    cues: ['EPA approved'],
    // https://www.epa.gov/pesticide-labels: the EPA registers products, which is neither an approval nor a
    // recommendation.
    pattern: /\bEPA[- ]approved\b/gi,
    fix: 'The EPA registers disinfectants and approves none: "EPA-registered" is the accurate word.',
  },
  {
    ...green,
    // 16 CFR 260.4 and 260.10 (Green Guides of the Federal Trade Commission): unqualified general benefit claims.
    fix: 'The Federal Trade Commission wants such words explained: say what is certified, such as "Green Seal certified".',
  },
  {
    cues: ['HIPAA', 'OSHA', 'CDC'],
    // https://www.hhs.gov/hipaa/for-professionals/faq/2003: HHS certifies nobody; OSHA and the CDC do neither.
    pattern: /\b(?:HIPAA|OSHA|CDC)[- ](?:certified|approved)\b/gi,
    fix: 'That authority certifies and approves no companies: say which rules you follow, such as "trained to OSHA rules".',
  },
]

/** Claims for other countries. */
const foreign: readonly Claim[] = [
  {
    ...green,
    // Directive (EU) 2024/825, annex; Green Claims Code of the British CMA; Competition Act of Canada, 74.01(1)(b.1).
    fix: 'Authorities want such words explained: say what is certified, and by whom.',
  },
]

const anywhere: readonly Claim[] = [
  {
    cues: ['germs', 'bacteria', 'viruses'],
    // 40 CFR 156.10(a)(5): claims beyond the label of a disinfectant.
    pattern: /\b(?:kills|removes|eliminates) (?:all|100 ?%(?: of)?) (?:the )?(?:germs|bacteria|viruses)\b/gi,
    fix: 'No product does: say what its label says, such as "kills 99.9 % of the bacteria named on its label".',
  },
]

const claimsOf = (country: string) => [...(isAmerican(country) ? american : foreign), ...anywhere]

/** Returns the phrases of which a text must contain at least one to be checked. */
export const claimPhrases = (country: string): readonly string[] => claimsOf(country).flatMap(({ cues }) => cues)

/**
 * Creates a check of a text for advertising claims that an authority of the country may object to. It reports them as
 * tips.
 */
export function createClaimCheck(country: string): (text: TextField) => Mistake[] {
  const claims = claimsOf(country)
  return ({ path, value, format }) => {
    if (format === 'href') return []
    return claims.flatMap(({ pattern, fix }) =>
      Array.from(
        value.matchAll(pattern),
        ({ 0: words, index }): Mistake => ({
          path,
          span: { start: index, end: index + words.length },
          code: 'doubtful-claim',
          message: `${quoted(words)} may be called misleading.`,
          fix,
        }),
      ),
    )
  }
}
