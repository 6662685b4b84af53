import { describe, expect, test } from 'vitest'
import { builtInTypes } from '../../../../src/content/schema/sectionTypes.ts'
import { labelOf, sayLabels } from '../../../../src/node/edit/api/fieldNames.ts'

const page = {
  file: 'pages/a.json',
  value: { title: 'T', sections: [{ type: 'checklist', items: [{ text: 'A' }, { text: 'B', note: 'C' }] }] },
  types: builtInTypes,
}
const config = {
  file: 'site.config.json',
  value: { company: { hours: [{ days: 'Mon', time: '7 am', schema: 'Mo 07:00-08:00' }] } },
  types: builtInTypes,
}

describe('src/node/edit/api/fieldNames', () => {
  test('calls a place as the panel labels it, with the kind of its section and the numbers of entries', () => {
    expect(labelOf(page, ['sections', 0, 'items', 1, 'note'])).toBe('Checklist, Entries 2, Detail')
    expect(labelOf(page, ['title'])).toBe('Title')
    expect(labelOf(page, [])).toBe('')
  })

  test('says the label of a field and of those beside it, and leaves all other words', () => {
    const path = ['company', 'hours', 0, 'schema']
    expect(sayLabels(config, path, '"schema" tells search engines "Mo", "time" visitors.')).toBe(
      '"For search engines" tells search engines "Mo", "Time" visitors.',
    )
  })
})
