// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import { createPaintQueue } from '../../src/ui/paintQueue.ts'

const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(() => setTimeout(done))))

describe('src/ui/paintQueue', () => {
  test('makes changes after the next frame, of one name the last', async () => {
    const made: string[] = []
    const paintQueue = createPaintQueue()
    paintQueue.put('name', () => made.push('A'))
    paintQueue.put('name', () => made.push('An'))
    paintQueue.put('city', () => made.push('Towson'))
    await new Promise((done) => requestAnimationFrame(done))
    expect(made).toEqual([])
    await painted()
    expect(made).toEqual(['An', 'Towson'])
  })

  test('forgets what waits where its component is gone', async () => {
    const made: string[] = []
    const paintQueue = createPaintQueue()
    paintQueue.put('name', () => made.push('A'))
    paintQueue.drop()
    await painted()
    expect(made).toEqual([])
  })

  test('makes what waits at once, and only once', async () => {
    const made: string[] = []
    const paintQueue = createPaintQueue()
    paintQueue.put('name', () => made.push('Ana'))
    paintQueue.settle()
    expect(made).toEqual(['Ana'])
    paintQueue.put('name', () => made.push('Ann'))
    await painted()
    expect(made).toEqual(['Ana', 'Ann'])
  })
})
