import { redo, save, undo } from './actions.ts'

/** Returns the command of a key pressed with Ctrl or Cmd: save, undo or redo; undefined for other keys. */
export function commandOf({ ctrlKey, metaKey, shiftKey, key }: KeyboardEvent): (() => Promise<unknown>) | undefined {
  if (!ctrlKey && !metaKey) return undefined
  const commands = new Map([
    ['s', save],
    ['z', shiftKey ? redo : undo],
    ['y', redo],
  ])
  return commands.get(key.toLowerCase())
}
