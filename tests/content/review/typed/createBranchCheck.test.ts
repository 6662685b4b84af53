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

  const line = (number: string) => ({ emergency: { label: 'Emergency line', number } })
  /** Returns the problem of a branch page with the emergency line and the e-mail address of the main office. */
  const toldOfLine = (ofTowson: object) => {
    const set = [setField(['company', 'phones'], line('(410) 555-0190'))]
    set.push(setField(['company', 'branches', 'towson', 'phones'], ofTowson))
    const problems = problemsWith({
      ...files,
      [config]: set.reduce((text, apply) => apply(text), files[config] ?? ''),
      [page]: setField(
        ['mentions'],
        ['Marblestep Catonsville'],
      )(files[page] ?? '').replace('Call ', 'At night, call (410) 555-0190. By day, call '),
    })
    return problems.filter(({ code }) => code === 'leftover-of-branch')
  }

  test('knows the further numbers of another office', () => {
    const [{ message, fix } = {}] = toldOfLine(line('(410) 555-0195'))
    expect(message).toBe('Says "(410) 555-0190" and "hello@marblestep.example" in 2 places; they belong to Marblestep.')
    expect(fix).toMatch('This page is about Marblestep Towson: write {emergency} and {email}.')
  })

  test('lets a branch without such a number share that of the main office', () => {
    const [mistake] = toldOfLine({ fax: { label: 'Fax', number: '(410) 555-0196', kind: 'fax' } })
    expect(mistake?.message).toBe('Says "hello@marblestep.example"; that belongs to Marblestep.')
  })
})
