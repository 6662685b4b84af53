import * as fs from 'node:fs'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { deleteIfFree, renamePatiently } from '../../../src/node/disk/heldFiles.ts'

vi.mock('node:fs', () => ({ renameSync: vi.fn(), rmSync: vi.fn() }))

const refuse = (code: string) => () => {
  throw Object.assign(new Error(code), { code })
}
const on = (system: NodeJS.Platform) => vi.spyOn(process, 'platform', 'get').mockReturnValue(system)
const rename = vi.mocked(fs.renameSync)
afterEach(() => vi.restoreAllMocks())

describe('src/node/disk/heldFiles', () => {
  test.each(['EACCES', 'EBUSY', 'EPERM'])('tries again to rename what Windows refuses with %s', (code) => {
    on('win32')
    rename.mockReset().mockImplementationOnce(refuse(code)).mockImplementationOnce(refuse(code))
    renamePatiently('a', 'b')
    expect(rename.mock.calls).toEqual([1, 2, 3].map(() => ['a', 'b']))
  })

  test.each([
    ['win32', 'ENOENT'],
    ['linux', 'EPERM'],
  ] as const)('does not wait on %s at %s, which stays', (system, code) => {
    on(system)
    rename.mockReset().mockImplementation(refuse(code))
    expect(() => renamePatiently('a', 'b')).toThrow(code)
    expect(rename).toHaveBeenCalledOnce()
  })

  test('gives up in the end', () => {
    on('win32')
    vi.spyOn(Date, 'now').mockReturnValueOnce(0).mockReturnValueOnce(1000).mockReturnValueOnce(3000)
    rename.mockReset().mockImplementation(refuse('EBUSY'))
    expect(() => renamePatiently('a', 'b')).toThrow('EBUSY')
    expect(rename).toHaveBeenCalledTimes(2)
  })

  test('leaves what cannot be deleted', () => {
    vi.mocked(fs.rmSync).mockImplementation(refuse('ENOTEMPTY'))
    expect(() => deleteIfFree('dist.done-1')).not.toThrow()
  })
})
