import { describe, expect, test } from 'vitest'
import { fitView } from '../../src/editor/canvas/useRoom.ts'

describe('src/editor/canvas/useRoom', () => {
  test('lays a page out in the whole width that is asked for, drawn smaller where there is less room', () => {
    expect(fitView(1280, 640)).toEqual({ width: 1280, height: '200%', transform: 'scale(0.5)' })
    expect(fitView(390, 640)).toEqual({ width: 390, left: 125 })
    expect(fitView(undefined, 640)).toEqual({ width: '100%' })
  })
})
