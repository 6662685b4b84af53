import path from 'node:path'
import { builderRoot } from '../disk/builderRoot.ts'

/** What code of a site may import of the builder: names and their modules, absolute. */
export const ashlarModules: Readonly<Record<string, string>> = {
  ashlar: ours('bricks.ts'),
  'ashlar/schema': ours('schema.ts'),
  'ashlar/styles': ours('styles.ts'),
  'ashlar/island': ours('island.tsx'),
}

function ours(file: string): string {
  return path.join(builderRoot, 'src/ashlar', file)
}
