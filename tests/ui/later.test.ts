// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import { openLater } from '../../src/ui/later.ts'

const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(() => setTimeout(done))))

describe('src/ui/later', () => {
  test('makes changes after the next frame, of one name the last', async () => {
    const made: string[] = []
    const later = openLater()
    later.put('name', () => made.push('A'))
    later.put('name', () => made.push('An'))
    later.put('city', () => made.push('Towson'))
    await new Promise((done) => requestAnimationFrame(done))
    expect(made).toEqual([])
    await painted()
    expect(made).toEqual(['An', 'Towson'])
  })

  test('forgets what waits where its component is gone', async () => {
    const made: string[] = []
    const later = openLater()
    later.put('name', () => made.push('A'))
    later.drop()
    await painted()
    expect(made).toEqual([])
  })

  test('makes what waits at once, and only once', async () => {
    const made: string[] = []
    const later = openLater()
    later.put('name', () => made.push('Ana'))
    later.settle()
    expect(made).toEqual(['Ana'])
    later.put('name', () => made.push('Ann'))
    await painted()
    expect(made).toEqual(['Ana', 'Ann'])
  })
})
