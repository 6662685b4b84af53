// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest'
import { mount } from '../../src/sections/Map/Map.island.ts'

describe('src/sections/Map/Map.island', () => {
  afterEach(() => vi.restoreAllMocks())

  test('leaves the drawn map alone while the visitor is offline', () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    document.body.innerHTML = '<div><iframe data-src="about:blank"></iframe></div>'
    const stop = mount(document.querySelector('div') as HTMLElement)
    const frame = document.querySelector('iframe')
    dispatchEvent(new Event('scroll'))
    expect(frame?.hasAttribute('src')).toBe(false)
    onLine.mockReturnValue(true)
    dispatchEvent(new Event('scroll'))
    expect(frame?.getAttribute('src')).toBe('about:blank')
    stop()
  })
})
