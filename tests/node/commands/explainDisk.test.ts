import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { cacheFolder } from '../../../src/node/cache/cache.ts'
import { explainDisk } from '../../../src/node/commands/explainDisk.ts'

const refusal = (fields: Partial<NodeJS.ErrnoException>) => Object.assign(new Error('refused'), fields)

describe('src/node/commands/explainDisk', () => {
  test('tells of a full disk, whose error names no file', () => {
    expect(explainDisk(refusal({ code: 'ENOSPC', syscall: 'write' }))).toBe(
      'There is no room left on the disk.\nMake some, and run the command again.',
    )
  })

  test.each([
    [{ code: 'EACCES', syscall: 'mkdir' }, '/srv/dist cannot be written (EACCES).'],
    [{ code: 'EROFS', syscall: 'rename' }, '/srv/dist cannot be written (EROFS).'],
    [{ code: 'ENOENT', syscall: 'mkdir' }, '/srv/dist cannot be written (ENOENT).'],
    [{ code: 'EBUSY', syscall: 'unlink' }, '/srv/dist cannot be written (EBUSY).'],
    [{ code: 'EPERM', syscall: 'open' }, '/srv/dist cannot be opened (EPERM).'],
  ])('tells what is refused: %j', (fields, told) => {
    expect(explainDisk(refusal({ ...fields, path: '/srv/dist' }))).toBe(
      `${told}\nLook at its permissions; on Windows, another program may have it open.`,
    )
  })

  test('names the setting of the folder for what builds keep', () => {
    const path = join(cacheFolder, 'bundles/x')
    expect(explainDisk(refusal({ code: 'EACCES', syscall: 'mkdir', path }))).toBe(
      `${path} cannot be written (EACCES).\n` +
        'It is for what builds keep; ASHLAR_CACHE can name another folder for that.',
    )
  })

  test.each([
    ['a mistake of ours', new TypeError('x is not a function')],
    ['a file of ours that is missing', refusal({ code: 'ENOENT', syscall: 'open', path: '/srv/code.js' })],
    ['a port that is taken or not allowed', refusal({ code: 'EACCES', syscall: 'listen' })],
    ['too many files that are watched', refusal({ code: 'ENOSPC', syscall: 'watch', path: '/srv/pages' })],
    ['what is no error', 'EACCES'],
  ])('leaves %s to others', (_, error) => {
    expect(explainDisk(error)).toBeUndefined()
  })
})
