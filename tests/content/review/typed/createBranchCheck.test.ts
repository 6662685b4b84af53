import { describe, expect, test } from 'vitest'
import { readCase } from '../../caseFiles.ts'
import { setField } from '../../impact/shippedSite.ts'
import { problemsWith } from '../../inMemory.ts'

const page = 'pages/services/floor-care.json'
const config = 'site.config.json'
const files = readCase('towns/leftover-of-branch')

/** Returns the problems of a branch page with the e-mail address of the main office, which has its own name. */
const told = (mentions: string[]) =>
  problemsWith({
    ...files,
    [config]: setField(['company', 'officeName'], 'Baltimore office')(files[config] ?? ''),
    [page]: setField(['mentions'], ['Marblestep Catonsville', ...mentions])(files[page] ?? ''),
  }).map(({ message }) => message)

describe('src/content/review/typed/createBranchCheck', () => {
  test('calls the main office by its own name', () => {
    expect(told([])).toEqual(['Says "hello@marblestep.example"; that belongs to Baltimore office.'])
  })

  test.each(['Baltimore office', 'Marblestep'])('lets a page mention the main office as %s', (name) => {
    expect(told([name])).toEqual([])
  })
})
