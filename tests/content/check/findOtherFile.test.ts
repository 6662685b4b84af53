import { describe, expect, test } from 'vitest'
import { pageFile, problemsWith } from '../inMemory.ts'

const form = JSON.stringify({
  $schema: '../schemas/form.schema.json',
  title: 'Report Damage',
  button: 'Send',
  endpoint: 'https://hooks.example.org/damage',
  fields: [{ name: 'what', type: 'text', label: 'What broke?' }],
})
const block = JSON.stringify({
  $schema: '../schemas/block.schema.json',
  sections: [{ type: 'ctaBand', heading: 'Call us', actions: [{ call: true }] }],
})

describe('src/content/check/findOtherFile', () => {
  test.each([
    ['pages/damage.json', form, 'forms/'],
    ['blocks/damage.json', form, 'forms/'],
    ['pages/call-us.json', block, 'blocks/'],
    ['forms/trial.json', pageFile([]), 'pages/'],
    ['blocks/trial.json', pageFile([]), 'pages/'],
  ])('tells once that %s lies in the wrong folder', (file, text, folder) => {
    const problems = problemsWith({ [file]: text }).filter((problem) => problem.severity === 'error')
    expect(problems.map(({ file, code }) => [file, code])).toEqual([[file, 'file-of-other-folder']])
    expect(problems[0]?.fix).toBe(`Move the file into the folder ${folder}.`)
  })

  test('takes sections alone in pages/ for a block, once', () => {
    const bare = '{ "sections": [{ "type": "prose", "heading": "Hours", "body": "Monday to Friday." }] }'
    const problems = problemsWith({ 'pages/hours-block.json': bare }).filter(({ severity }) => severity === 'error')
    expect(problems.map(({ code }) => code)).toEqual(['file-of-other-folder'])
    expect(problems[0]?.fix).toBe(
      'Move the file into the folder blocks/, or add "name", "title" and "description" if it is a page.',
    )
  })

  test('leaves a page that somebody has begun to the check of its fields', () => {
    const codes = problemsWith({ 'pages/begun.json': '{ "sections": [{ "type": "hero", "heading": "One" }] }' })
    expect(codes.some(({ code }) => code === 'file-of-other-folder')).toBe(false)
  })
})
