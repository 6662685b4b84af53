/** The scopes of work that a visitor has ticked, stored for the notes of a quote request until it is sent. */
import { storagePrefix } from '../../events.ts'
import { readSession, removeSession, sessionKeys, writeSession } from '../../sessionStore.ts'

export interface Scope {
  /** The service of the scope: the name of its page. */
  service: string
  /** Ticked tasks in their order. */
  tasks: { text: string; often: string }[]
}

const prefix = `${storagePrefix}scope:`

/** Returns the scope that was ticked on the present page. */
export function readScope(): Scope | undefined {
  return storedScope(prefix + location.pathname)
}

/** Stores the scope of the present page; a scope without tasks is removed. */
export function keepScope(scope: Scope): void {
  const key = prefix + location.pathname
  if (scope.tasks.length > 0) writeSession(key, scope)
  else removeSession(key)
}

/** Returns the number of ticked tasks on all pages. */
export const countTasks = (): number => keptScopes().reduce((sum, { tasks }) => sum + tasks.length, 0)

/** Removes the scopes of all pages. */
export function dropScopes(): void {
  for (const key of sessionKeys(prefix)) removeSession(key)
}

/**
 * Appends all stored scopes to a text that a visitor has typed, replacing those that were appended before.
 *
 * @param heading the line above the tasks of a scope, with the placeholder `{service}`
 */
export function withScopes(message: string, heading: string): string {
  const block = blockOf(heading)
  const scopes = keptScopes()
  if (scopes.length === 0 && message.search(block) < 0) return message
  const blocks = scopes.map(({ service, tasks }) =>
    [heading.replace('{service}', () => service), ...tasks.map(({ text, often }) => `- ${text} (${often})`)].join('\n'),
  )
  return [message.replace(block, '').trim(), ...blocks].filter(Boolean).join('\n\n')
}

/** Matches what `withScopes` has written: its heading line, and the task lines that follow. */
function blockOf(heading: string): RegExp {
  const line = heading.split('{service}').map((text) => text.replace(/[^\w\s]/g, '\\$&'))
  return new RegExp(`(?:^|\\n+)${line.join('[^\\n]*')}(?:\\n- [^\\n]*)*`, 'g')
}

const keptScopes = (): Scope[] => sessionKeys(prefix).flatMap((key) => storedScope(key) ?? [])

function storedScope(key: string): Scope | undefined {
  const value = readSession<Scope>(key)
  return value && Array.isArray(value.tasks) ? value : undefined
}
