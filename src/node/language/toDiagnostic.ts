import { type Diagnostic, DiagnosticSeverity } from 'vscode-languageserver/node'
import type { ShownProblem } from './describeProblems.ts'

const severities = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  tip: DiagnosticSeverity.Information,
} as const

/** Converts a problem to a diagnostic: the message, and the fix on the next line. */
export function toDiagnostic(problem: ShownProblem, uriOf: (file: string) => string): Diagnostic {
  const { range, code, severity, message, fix, related } = problem
  return {
    range,
    severity: severities[severity],
    code,
    source: 'ashlar',
    message: `${message}\n${fix}`,
    ...(related.length > 0 && {
      relatedInformation: related.map((place) => ({
        location: { uri: uriOf(place.file), range: place.range },
        message: place.message,
      })),
    }),
  }
}
