import { useState } from 'react'
import type { SectionChoice } from '../../node/edit/protocol.ts'
import { addSection } from '../site/actions.ts'
import { callApi } from '../site/callApi.ts'
import { useAnswer } from '../site/useAnswer.ts'
import { Dialog } from './Dialog.tsx'
import { SearchBox } from './SearchBox.tsx'

/** Asks for the type of a new section. Each type has a one-line description. */
export function AddDialog({ index, onDone }: { index: number; onDone(): void }) {
  const choices = useAnswer('', () => callApi<{ types: SectionChoice[] }>('types'))?.types ?? []
  const [words, setWords] = useState('')
  const wanted = words.toLowerCase()
  const found = choices.filter(({ title, description }) => `${title} ${description}`.toLowerCase().includes(wanted))
  const add = async (choice: SectionChoice) => {
    onDone()
    await addSection(choice.type, index, choice.title)
  }
  const [first] = found
  return (
    <Dialog label="Add a section" onDone={onDone}>
      <h2>Add a section</h2>
      <SearchBox
        label="Find a kind of section"
        placeholder="Find: questions, map, prices"
        words={words}
        onWords={setWords}
        onKeyDown={({ key }) => key === 'Enter' && words !== '' && first && add(first)}
      />
      {found.length === 0 && choices.length > 0 && <p>No kind of section is called that; try another word.</p>}
      <ul className="choices">
        {found.map((choice) => (
          <li key={choice.type}>
            <button type="button" className="pick" onClick={() => add(choice)}>
              <span>{choice.title}</span>
              <small>{choice.description}</small>
            </button>
          </li>
        ))}
      </ul>
      <button type="button" onClick={onDone}>
        Cancel
      </button>
    </Dialog>
  )
}
