import { Button } from '../../ui/Button/Button.tsx'
import { notify } from '../../ui/Notices/notices.ts'

interface ComingSoonIslandProps {
  label: string
  noticeTitle: string
  noticeText: string
}

/** A button that shows a notice. */
export function ComingSoonIsland({ label, noticeTitle, noticeText }: ComingSoonIslandProps) {
  return (
    <Button variant="secondary" data-title={noticeTitle} data-text={noticeText}>
      {label}
    </Button>
  )
}

/** Reads the prerendered button back from the page. */
export function read(element: Element): ComingSoonIslandProps {
  const button = element.querySelector('button')
  return {
    label: button?.textContent ?? '',
    noticeTitle: button?.dataset.title ?? '',
    noticeText: button?.dataset.text ?? '',
  }
}

/**
 * Adds the click listener to the button in `element`; the returned function removes it. One listener does not need
 * React.
 */
export function mount(element: Element): () => void {
  const { noticeTitle, noticeText } = read(element)
  const show = () => notify({ title: noticeTitle, description: noticeText })
  const button = element.querySelector('button')
  button?.addEventListener('click', show)
  return () => button?.removeEventListener('click', show)
}
