import type { ComponentProps } from 'react'

interface SearchBoxProps extends Pick<ComponentProps<'input'>, 'placeholder' | 'onKeyDown'> {
  /** The accessible name. */
  label: string
  words: string
  onWords(words: string): void
}

/** A field that narrows down a list. */
export const SearchBox = ({ label, placeholder = label, words, onWords, onKeyDown }: SearchBoxProps) => (
  <input
    type="search"
    aria-label={label}
    placeholder={placeholder}
    value={words}
    onChange={({ target }) => onWords(target.value)}
    onKeyDown={onKeyDown}
  />
)
