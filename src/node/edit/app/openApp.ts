import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { cacheFolder, hashOfAll, hashOfFiles, keepNewest } from '../../cache/cache.ts'
import { builderRoot } from '../../disk/builderRoot.ts'
import { deleteIfFree, renamePatiently } from '../../disk/heldFiles.ts'
import { appPath, type ServedFile } from '../server/serveEditor.ts'

/** The sources that the editor's page is built from. */
const code = ['src/editor', 'src/node/edit/protocol.ts', 'package-lock.json']
const mostKept = 3

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
}

/** The files of the editor's page, by URL path. They are built once for each state of the code. */
export async function openApp(): Promise<ReadonlyMap<string, ServedFile>> {
  const folder = path.join(cacheFolder, 'editor', hashOfAll([hashOfFiles(builderRoot, code)]))
  if (!existsSync(folder)) await buildApp(folder)
  const files = readdirSync(folder).flatMap((name): [string, ServedFile][] => {
    const type = types[path.extname(name)]
    return type ? [[appPath + name, { content: readFileSync(path.join(folder, name)), type }]] : []
  })
  return new Map([...files, ['/', { content: document, type: 'text/html; charset=utf-8' }]])
}

const document = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Editor</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${appPath}main.css">
<script type="module" src="${appPath}main.js"></script>
</head>
<body>
<div id="editor"></div>
<noscript>The editor needs JavaScript.</noscript>
</body>
</html>
`

async function buildApp(folder: string): Promise<void> {
  // Most starts find the build in the cache, and loading Vite takes half a second.
  const [{ build }, { default: react }] = await Promise.all([import('vite'), import('@vitejs/plugin-react')])
  const unfinished = `${folder}.${process.pid}`
  await build({
    configFile: false,
    root: builderRoot,
    base: appPath,
    publicDir: false,
    logLevel: 'warn',
    plugins: [react()],
    define: { 'process.env.NODE_ENV': '"production"' },
    mode: 'production',
    build: {
      outDir: unfinished,
      emptyOutDir: true,
      target: 'es2023',
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 1000,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: {
          main: path.join(builderRoot, 'src/editor/main.tsx'),
          canvas: path.join(builderRoot, 'src/editor/canvas.css'),
        },
        output: { entryFileNames: '[name].js', assetFileNames: '[name][extname]', chunkFileNames: '[name]-[hash].js' },
      },
    },
  })
  try {
    renamePatiently(unfinished, folder)
  } catch (error) {
    // Another process has finished the same build first.
    if (!existsSync(folder)) throw error
    deleteIfFree(unfinished)
  }
  keepNewest(path.dirname(folder), mostKept)
}
