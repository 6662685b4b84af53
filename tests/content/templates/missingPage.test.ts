import { expect, test } from 'vitest'
import { compileSite } from '../../../src/content/compileSite.ts'
import { readSources } from '../../../src/node/input/readSources.ts'
import { folderOf } from '../../sites/siteFolder.ts'

test('facts of several templates for one page that is gone are one problem', () => {
  const { problems: readProblems, sources, ...found } = readSources(folderOf('cooling'))
  const reader = sources as { files(): readonly string[]; read(file: string): string }
  const files = reader.files().filter((file) => file !== 'pages/areas/hutto-tx.json')
  const { problems } = compileSite({ ...found, readProblems, sources: { files: () => files, read: reader.read } })
  const told = problems.filter(({ message }) => message.endsWith('for these facts.'))
  expect(told).toHaveLength(1)
  expect(told[0]?.more?.length).toBeGreaterThan(5)
})
