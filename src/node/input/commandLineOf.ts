import path from 'node:path'
import { type CommandLine, createCommandLine } from '../../content/problem/commandLine.ts'
import { relativePath } from '../disk/relativePath.ts'

/** The commands for the site in a folder, relative to the working directory. */
export const commandLineOf = (root: string): CommandLine => createCommandLine(relativePath(path.resolve(root)))
