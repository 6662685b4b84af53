// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { asHtml } from '../../src/content/model/html.ts'
import type { NoticeModel } from '../../src/content/model/pageModel.ts'
import { NoticeLine, type NoticeLineProps } from '../../src/page/NoticeLine.tsx'
import { inEnglish } from '../ui/inEnglish.tsx'

afterEach(cleanup)

const notice: NoticeModel = { text: asHtml('We are hiring.'), tone: 'deep' }
const branchNotice: NoticeModel = { text: asHtml('Closed today.'), tone: 'alert' }

/** Returns the landmarks above the header, and its notices with their grounds. */
function draw(props: NoticeLineProps) {
  const { container } = render(inEnglish(<NoticeLine {...props} />))
  const lines = [...container.querySelectorAll('[data-tone]')]
  return {
    landmarks: [...container.children].map((each) => `${each.localName} ${each.ariaLabel}`),
    lines: lines.map((line) => `${line.getAttribute('data-tone')}: ${line.textContent}`),
  }
}

describe('src/page/NoticeLine', () => {
  test('draws nothing without a notice', () => {
    expect(draw({ notice: undefined, branchNotice: undefined })).toEqual({ landmarks: [], lines: [] })
  })

  test('draws that of the site or that of a branch alike', () => {
    const landmarks = ['aside Notice']
    expect(draw({ notice, branchNotice: undefined })).toEqual({ landmarks, lines: ['deep: We are hiring.'] })
    cleanup()
    expect(draw({ notice: undefined, branchNotice })).toEqual({ landmarks, lines: ['alert: Closed today.'] })
  })

  test('draws both in one landmark, each on its own ground', () => {
    const lines = ['deep: We are hiring.', 'alert: Closed today.']
    expect(draw({ notice, branchNotice })).toEqual({ landmarks: ['aside Notice'], lines })
  })
})
