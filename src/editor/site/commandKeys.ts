import { redo, save, undo } from './actions.ts'

/** What a key asks for that is pressed together with Ctrl or Cmd: a save, a step back or on; undefined for all others. */
export function commandOf({ ctrlKey, metaKey, shiftKey, key }: KeyboardEvent): (() => Promise<unknown>) | undefined {
  if (!ctrlKey && !metaKey) return undefined
  const commands = new Map([
    ['s', save],
    ['z', shiftKey ? redo : undo],
    ['y', redo],
  ])
  return commands.get(key.toLowerCase())
}
