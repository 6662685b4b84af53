/** Writes a command of the builder as people type it: `npm run check -- --fix`. */
export type CommandLine = (command: string, ...options: string[]) => string

/**
 * Makes a function that writes the commands for one site, so that messages name commands that work as they are.
 *
 * @param folder the folder of the site as seen from where the commands run; empty where it is the same
 */
export function createCommandLine(folder = ''): CommandLine {
  const root = folder === '' ? [] : ['--root', /^[\w./:~-]+$/.test(folder) ? folder : JSON.stringify(folder)]
  return (command, ...options) => {
    const all = [...root, ...options]
    return `npm run ${command}${all.length > 0 ? ` -- ${all.join(' ')}` : ''}`
  }
}
