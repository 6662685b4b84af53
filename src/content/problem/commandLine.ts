/** Formats a command of the builder the way people type it: `npm run check -- --fix`. */
export type CommandLine = (command: string, ...options: string[]) => string

/**
 * Creates a function that formats the commands for one site, so that the commands in messages can be copied and run.
 *
 * @param folder the site's folder, relative to where the commands run; empty if it is the same folder
 */
export function createCommandLine(folder = ''): CommandLine {
  const root = folder === '' ? [] : ['--root', /^[\w./:~-]+$/.test(folder) ? folder : JSON.stringify(folder)]
  return (command, ...options) => {
    const all = [...root, ...options]
    return `npm run ${command}${all.length > 0 ? ` -- ${all.join(' ')}` : ''}`
  }
}
