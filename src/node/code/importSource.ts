import { createRequire } from 'node:module'
import path from 'node:path'
import type * as Esbuild from 'esbuild'
import { builderRoot } from '../disk/builderRoot.ts'
import { ashlarModules } from './ashlarModules.ts'

interface Source {
  /** TypeScript. */
  code: string
  /** From where it imports, absolute. */
  folder: string
}

/**
 * Runs code with all that it imports, as it is on the disk now. For a build of the client, a module runner of Vite takes
 * 0.3 s of CPU more.
 *
 * @returns what it exports
 */
export async function importSource<Exports>({ code, folder }: Source): Promise<Exports> {
  const { build }: typeof Esbuild = createRequire(import.meta.url)('esbuild')
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: folder, loader: 'ts' },
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    logLevel: 'silent',
    // Code of a site imports both without having them.
    alias: ashlarModules,
    nodePaths: [path.join(builderRoot, 'node_modules')],
  })
  const text = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64')
  return import(`data:text/javascript;base64,${text}`)
}
