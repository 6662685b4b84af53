import type { DraftPlan } from '../../node/edit/protocol.ts'
import type { NewWish } from './keptWish.ts'
import { TranslationFields } from './TranslationFields.tsx'
import { type Folder, kindIn, type PageKinds, translation } from './useNewPage.ts'

interface FieldsProps {
  wish: NewWish
  /** Whether the new page is about a town. */
  isTown: boolean
  onChange(part: Partial<NewWish>): void
}

/** The first step: the kind of page, its name, and the location of a town. */
export function KindFields({ kinds, wish, isTown, onChange }: FieldsProps & { kinds: PageKinds }) {
  const { folders, translations } = kinds
  return (
    <>
      <label>
        What it is
        <select value={wish.kind} onChange={({ target }) => onChange({ kind: target.value, like: '', fates: [] })}>
          {folders.map((each) => (
            <option key={kindIn(each)} value={kindIn(each)}>
              {nameOfFolder(each)}
            </option>
          ))}
          {translations.length > 0 && <option value={translation}>A translation of a page</option>}
        </select>
      </label>
      {wish.kind === translation ? (
        <TranslationFields languages={translations} wish={wish} onChange={onChange} />
      ) : (
        <label>
          {isTown ? 'The town, with its state: Columbia, MD' : 'Its name: Window Cleaning'}
          <input
            required
            value={wish.name}
            onChange={({ target }) => onChange({ name: target.value, like: '', fates: [] })}
          />
        </label>
      )}
      {isTown && <TownFields wish={wish} onChange={onChange} />}
    </>
  )
}

const nameOfFolder = ({ folder, word }: Folder): string =>
  folder === '' ? 'A page of its own' : `${word.charAt(0).toUpperCase()}${word.slice(1)} (in ${folder}/)`

function TownFields({ wish, onChange }: Omit<FieldsProps, 'isTown'>) {
  return (
    <>
      <label>
        Its county, if it has one
        <input value={wish.county} onChange={({ target }) => onChange({ county: target.value })} />
      </label>
      <label>
        Where it lies, for the map: degrees north and east, if you know them
        <input
          value={wish.spot}
          placeholder="39.2, -76.86"
          onChange={({ target }) => onChange({ spot: target.value, like: '' })}
        />
      </label>
    </>
  )
}

/** The second step: the page whose sections the new page starts with. */
export function StartFields({ plan, wish, isTown, onChange }: FieldsProps & { plan: DraftPlan | undefined }) {
  return (
    <fieldset className="block">
      <legend>It begins with the sections of</legend>
      <p className="help">
        {isTown && wish.spot !== '' && 'The nearest town comes first: its page fits best. '}
        What speaks of that {isTown ? 'town' : 'page'} gets a mark in its place, for you to write.
      </p>
      <div className="choices">
        {plan?.starts.map(({ stem, name }) => (
          <label key={stem} className="tick">
            <input
              type="radio"
              name="like"
              checked={stem === wish.like}
              onChange={() => onChange({ like: stem, fates: [] })}
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
