import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { stageFile } from '../../../src/node/output/stageFile.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ashlar-stage-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('src/node/output/stageFile', () => {
  test('writes a file with the folders around it, and says what the disk says of it', () => {
    const file = path.join(folder, 'services/floor-care/index.html')
    const staged = stageFile(file, 'Größe')
    const { size, mtimeMs } = statSync(file)
    expect(staged).toEqual({ size, mtimeMs })
    expect(size).toBe(7)
    expect(readFileSync(file, 'utf8')).toBe('Größe')
  })

  test.skipIf(process.platform === 'win32')('throws where the disk takes only a part of a file', () => {
    const module = path.resolve('src/node/output/stageFile.ts')
    const script = `
      const { stageFile } = await import(${JSON.stringify(module)})
      try { stageFile('page.html', 'x'.repeat(20_000)); console.log('written') } catch (error) { console.log(error.code) }`
    const node = [process.execPath, '--import', import.meta.resolve('tsx'), '--input-type=module', '--eval', script]
    // 8 blocks of 512 or 1024 bytes, depending on the shell (POSIX or bash).
    const limited = 'ulimit -f 8; trap "" XFSZ; exec "$@"'
    expect(execFileSync('sh', ['-c', limited, 'sh', ...node], { cwd: folder, encoding: 'utf8' })).toBe('EFBIG\n')
  })
})
