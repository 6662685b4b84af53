import path from 'node:path'
import { builderRoot } from '../disk/builderRoot.ts'

/** The modules of the builder that code of a site can import: absolute paths by import name. */
export const ashlarModules: Readonly<Record<string, string>> = {
  ashlar: ours('bricks.ts'),
  'ashlar/schema': ours('schema.ts'),
  'ashlar/styles': ours('styles.ts'),
  'ashlar/island': ours('island.tsx'),
}

function ours(file: string): string {
  return path.join(builderRoot, 'src/ashlar', file)
}
